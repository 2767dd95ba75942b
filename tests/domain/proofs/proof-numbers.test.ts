import { expect, test } from 'vitest'
import {
  formatProofNumber,
  maxProofValue,
  parseProofNumber,
} from '../../../src/domain/proofs/proof-numbers.ts'

test('a proof number is Crockford’s base 32 with a check character', () => {
  expect(formatProofNumber(0)).toBe('T-0000-0000')
  expect(formatProofNumber(1)).toBe('T-0000-0011')
  expect(formatProofNumber(31)).toBe('T-0000-00ZZ')
  // The check value 32 has no character in the alphabet.
  expect(formatProofNumber(32)).toBeNull()
  expect(formatProofNumber(37)).toBe('T-0000-0150')
  expect(formatProofNumber(maxProofValue - 1)?.slice(0, 10)).toBe('T-ZZZZ-ZZZ')
})

test('a proof number is parsed in any usual spelling', () => {
  const number = formatProofNumber(12_345_678_901)
  if (number === null) throw new Error('this value has a letter')
  const bare = number.slice(2).replace('-', '')
  for (const typed of [number.toLowerCase(), number.replaceAll('-', ' '), bare, `t${bare}`])
    expect(parseProofNumber(typed), typed).toBe(number)
  expect(parseProofNumber('t-ooOO-ooil')).toBe('T-0000-0011')
  for (const wrong of ['', 'T', 'T-0000-001', 'T-0000-0012', 'T-0000-00UU', 'X-0000-0000'])
    expect(parseProofNumber(wrong), wrong).toBeNull()
})

test('one wrong character and two swapped neighbours are always detected', () => {
  const number = formatProofNumber(12_345_678_901)?.slice(2).replace('-', '') ?? ''
  expect(parseProofNumber(number)).not.toBeNull()
  for (let at = 0; at < number.length; at++) {
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      if (letter === number[at]) continue
      expect(parseProofNumber(number.slice(0, at) + letter + number.slice(at + 1))).toBeNull()
    }
    const [one = '', two = ''] = [number[at], number[at + 1]]
    if (two === '' || one === two) continue
    expect(parseProofNumber(number.slice(0, at) + two + one + number.slice(at + 2))).toBeNull()
  }
})
