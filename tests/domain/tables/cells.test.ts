import { describe, expect, test } from 'vitest'
import { parseDay } from '../../../src/domain/parse-day.ts'
import {
  cutNumber,
  lacksLeadingZero,
  plainDay,
  readPrice,
  withoutTextMark,
} from '../../../src/domain/tables/cells.ts'
import { meaningOf } from '../../../src/domain/tables/headings.ts'

test.each([
  ['₦450,000', 450_000],
  ['N450,000', 450_000],
  ['N450k', 450_000],
  ['450,000/=', 450_000],
  ['450k', 450_000],
  ['1.2m', 1_200_000],
  ['NGN 450,000.00', 450_000],
  ['450.000,00', 450_000],
  ['1.450.000', 1_450_000],
  ['450 000', 450_000],
  ['250000', 250_000],
  ['1.15 million', 1_150_000],
  ['5,000 naira', 5_000],
  ["N2'000", 2000],
  ['2’000', 2000],
  ['=N=450,000', 450_000],
  ['#450,000:00', 450_000],
  ['N450,000.00k', 450_000],
  ['₦450,000:00K only', 450_000],
  ['450 000,00', 450_000],
])('the price %s is ₦%d', (text, naira) => {
  expect(readPrice(text)).toEqual({ ok: true, naira })
})

test('a price with two readings is asked for', () => {
  expect(readPrice('450.000')).toEqual({ ok: false, reason: 'uncertain', naira: [450_000, 450] })
  expect(readPrice('450.000', 'thousands')).toEqual({ ok: true, naira: 450_000 })
  expect(readPrice('450.000', 'decimals')).toEqual({ ok: true, naira: 450 })
})

test.each([
  '$450',
  '450 USD',
  '€20',
  'GHS 40',
  '¢5',
  'about 400',
  '45,00,0',
  '',
  '-5',
  'k',
  '1e5',
  '450,00',
])('%j is no price in naira', (text) => {
  expect(readPrice(text).ok).toBe(false)
})

test.each([
  ['13-Mar-21', '2021-03-13'],
  ['45720', '2025-03-04'],
  ['45720.5', '2025-03-04'],
  ['2025-03-04 00:00:00', '2025-03-04'],
  ['2025-03-04T10:20:00Z', '2025-03-04'],
  ['25/03/2025 14:05', '2025-03-25'],
  ['25/03/2025 2:05 PM', '2025-03-25'],
  ['25/3/21', '2021-03-25'],
  ['13-Mar-99', '1999-03-13'],
])('the day %s is %s', (text, day) => {
  expect(parseDay(plainDay(text))).toEqual({ ok: true, day })
})

test('a day with two readings keeps both', () => {
  expect(parseDay(plainDay('03/04/26 00:00'))).toMatchObject({
    possibleDays: ['2026-04-03', '2026-03-04'],
  })
})

describe('what spreadsheets do to a number', () => {
  test.each([
    ['="0012345"', '0012345'],
    ['="a ""b"""', 'a "b"'],
    ["'0012345", '0012345'],
    ["'quoted'", "'quoted'"],
    ['=1+1', '=1+1'],
  ])('%s is %s', (cell, text) => {
    expect(withoutTextMark(cell)).toBe(text)
  })

  test('lost digits and a lost zero are seen', () => {
    for (const text of ['3.56938E+14', '3,56938E+14', '3E+14']) expect(text).toMatch(cutNumber)
    for (const serial of ['12E56789', '1E56789']) expect(serial).not.toMatch(cutNumber)
    // 012345678901237 without its zero; a 14-digit IMEI without a check digit.
    expect(lacksLeadingZero('12345678901237')).toBe(true)
    expect(lacksLeadingZero('35693803564380')).toBe(false)
  })
})

test.each([
  ['IMEI', 'imei1'],
  ['IMEI2 Number', 'imei2'],
  ['IMEI Number', 'imei1'],
  ['Serial No', 'serial-number'],
  ['S/N', 'serial-number'],
  ['Plate No.', 'plateNumber'],
  ['Color', 'color'],
  ['Price (₦)', 'price'],
  ['Name *', 'name'],
  ['Launi', 'color'],
  ['Àwọ̀', 'color'],
  ['Ọnụahịa', 'price'],
  ['Orúkọ', 'name'],
  ['Owner phone', undefined],
  ['', undefined],
])('the heading %j means %s', (heading, meaning) => {
  expect(meaningOf(heading)).toBe(meaning)
})
