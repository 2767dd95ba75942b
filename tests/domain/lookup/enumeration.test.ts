import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import {
  countedOf,
  enumerationRules,
  identifierRangeOf,
  isEnumeration,
} from '../../../src/domain/lookup/enumeration.ts'
import { rangeLabel } from '../../../src/locales/en/enumeration.ts'

const rangeOfText = (text: string) => {
  const [counted] = countedOf(readText(text).candidates)
  return counted ? identifierRangeOf(counted) : null
}

test.each([
  ['356938035643809', 'Phones of model 35693803'],
  ['356938 03 564380 9', 'Phones of model 35693803'],
  ['35693803564380', 'Phones of model 35693803'],
  ['3569380356438012', 'Phones of model 35693803'],
  ['A000001234567', null],
  ['A0000012345678', 'Phones whose MEID begins with A0000012'],
  ['1HGCM82633A004352', 'Vehicles whose VIN begins with 1HGCM82633A'],
  ['abc-123 de', 'Plates of ABC'],
  ['AB123-CDE', 'Plates of CDE'],
  // This parses as a plate with the letter O corrected: the area stays the same.
  ['KJA-O12-AB', 'Plates of KJA'],
  ['NA123B01', null],
  ['C02XK0AAJG5J', null],
  ['00:1A:2B:3C:4D:5E', null],
  ['7f1b0a52-6a0e-4c46-9d6c-0b9d4f1c2e33', null],
])('%s belongs to: %s', (text, words) => {
  const range = rangeOfText(text)
  expect(range && rangeLabel(range)).toBe(words)
})

test('words behind an IMEI that make a VIN of it do not hide its model', () => {
  const ranges = countedOf(readText('35693803123456 A14 64GB').candidates).map(identifierRangeOf)
  expect(ranges).toContainEqual({ namespace: 'imei', prefix: '35693803' })
})

test('all phones of one model share an identifier range, and phones of two models never do', () => {
  const serial = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
  const model = fc.integer({ min: 10_000_000, max: 98_765_432 }).map(String)
  fc.assert(
    fc.property(model, model, serial, serial, (one, other, first, second) => {
      const imei = (tac: string, n: string) => tac + n + luhnCharacter(tac + n, 10)
      const same = rangeOfText(imei(one, first))
      fc.pre(same !== null && rangeOfText(imei(one, second)) !== null)
      expect(rangeOfText(imei(one, second))).toEqual(same)
      if (one !== other) expect(rangeOfText(imei(other, second))).not.toEqual(same)
    }),
  )
})

test('more misses than the rule allows are enumeration', () => {
  const rule = enumerationRules.address
  expect(isEnumeration(30, rule)).toBe(false)
  expect(isEnumeration(31, rule)).toBe(true)
})
