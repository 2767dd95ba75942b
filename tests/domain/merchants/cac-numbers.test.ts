import { expect, test } from 'vitest'
import { maskCacNumber, parseCacNumber } from '../../../src/domain/merchants/cac-numbers.ts'

test.each([
  'RC132314',
  'RC0132314',
  'rc 0013-2314',
  'RC No. 132314',
  'RC Number: 132314',
  'CAC/RC/132314',
  'ＲＣ １３２３１４',
])('%s is parsed as RC132314', (typed) => {
  expect(parseCacNumber(typed)).toBe('RC132314')
})

test.each([
  ['CAC/IT/NO/00045678', 'IT45678'],
  ['bn 007654321', 'BN7654321'],
  ['RC0000000012345678', 'RC12345678'],
])('%s is %s', (typed, number) => {
  expect(parseCacNumber(typed)).toBe(number)
})

test.each(['', '132314', 'RC', 'RC000', 'XX123', 'RC123456789', 'RC12A', 'RCX123'])(
  '%j is not a CAC number',
  (typed) => expect(parseCacNumber(typed)).toBeNull(),
)

test('the public form shows its last three digits', () => {
  expect(maskCacNumber('RC132314')).toBe('RC •••314')
})
