import { expect, test } from 'vitest'
import { formatLabelCode, parseLabelCode } from '../../../src/domain/assets/assets.ts'
import { warrantyStatus } from '../../../src/domain/assets/warranty.ts'
import { toSearchText } from '../../../src/domain/text/fold.ts'

test.each([
  ['2026-03-03', 'ended'],
  ['2026-03-04', 'ends soon'],
  ['2026-04-03', 'ends soon'],
  ['2026-04-04', 'running'],
])('a warranty until %s is %s on 4 March 2026', (until, status) => {
  expect(warrantyStatus(until, '2026-03-04')).toBe(status)
})

test('a label code is parsed in every usual form, and nothing else is accepted', () => {
  expect(parseLabelCode('0123-4567 89AB-cdef')).toBe('0123456789abcdef')
  expect(parseLabelCode('Ol23456789abcdeF')).toBe('0123456789abcdef')
  for (const text of ['', '0123456789abcde', '0123456789abcdeu', '../../etc/passwd', '%00']) {
    expect(parseLabelCode(text), text).toBeNull()
  }
  expect(formatLabelCode('0123456789abcdef')).toBe('0123-4567-89ab-cdef')
})

test('search text ignores case, accents and repeated spaces', () => {
  expect(toSearchText('  Ọ̀yọ́   Bike ')).toBe('oyo bike')
})
