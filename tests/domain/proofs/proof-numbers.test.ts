import { expect, test } from 'vitest'
import { parseProofNumber, proofNumber } from '../../../src/domain/proofs/proof-numbers.ts'

test('a number of a proof holds its ten bytes, and is read however it was typed', () => {
  expect(proofNumber(Buffer.alloc(10))).toBe('PF-0000-0000-0000-0000')
  expect(proofNumber(Buffer.alloc(10, 255))).toBe('PF-ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  // Crockford's alphabet over 0x0123456789abcdef0123, computed by hand.
  const number = proofNumber(Buffer.from('0123456789abcdef0123', 'hex'))
  expect(number).toBe('PF-04HM-ASW9-NF6Y-Y093')
  expect(parseProofNumber('pf 04hm asw9 nf6y yo93')).toBe(number)
  expect(parseProofNumber('04HMASW9NF6YY093')).toBe(number)
  for (const wrong of ['', 'PF-04HM-ASW9-NF6Y-Y09', 'PF-04HM-ASW9-NF6Y-Y09U'])
    expect(parseProofNumber(wrong)).toBeNull()
})
