import fc from 'fast-check'
import { expect, it } from 'vitest'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { typedSoFar } from '../../../src/domain/identifiers/half-typed.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { missingMessages } from '../../../src/locales/en/identifiers/half-typed.ts'
import { identifierMessages } from '../../../src/locales/en/identifiers/reasons.ts'
import { textOf } from '../../../src/locales/texts.ts'

it.each([
  ['490154203237518', 'an IMEI'],
  ['490154 20 323751 8', 'an IMEI in its display form'],
  ['49-015420-323751-8', 'an IMEI with dashes'],
  [`A1000012345678${luhnCharacter('A1000012345678', 16)}`, 'a MEID with its check digit'],
  ['1M8GDM9AXKP042788', 'a VIN'],
  ['kja 012 ab', 'a plate'],
  ['AB123-CDE', 'a plate of the old form'],
  ['00:1A:2B:3C:4D:5E', 'a MAC address'],
  ['00:11:22:33:44:55', 'a MAC address of digits'],
  ['123e4567-e89b-12d3-a456-426614174000', 'a UUID'],
])('%s is complete: %s', (text) => {
  expect(typedSoFar(text)).toEqual({ isComplete: true })
})

it.each([
  ['35693803', '8 of 15 digits, if it is an IMEI.'],
  ['3569 3803 83', '10 of 15 digits, if it is an IMEI.'],
  ['35 69 38 03 83 67', '12 of 15 digits, if it is an IMEI.'],
  ['35-69-38-03-83-67', '12 of 15 digits, if it is an IMEI.'],
  ['35693803836787', '14 of 15 digits, if it is an IMEI.'],
  ['490154203237519', /one is wrong/],
  ['4901542032375180', /^These are 16 digits, and an IMEI has 15\. Press Verify/],
  ['KJA-0', /^4 of 8 characters, if it is a plate number/],
  ['1M8GDM9AX', /^9 of 17 characters, if it is a VIN\. For a serial number, press Verify/],
  ['00:1A:2', '5 of 12 characters, if it is a MAC address.'],
  ['123e4567-e89b', '12 of 32 characters, if it is a UUID.'],
  ['hello', 'Press Verify when you have typed all of it.'],
  ['C02XK1ABJG5JQQ', 'Press Verify when you have typed all of it.'],
  ['356', ''],
  ['n/a', ''],
  ['', ''],
])('%j is incomplete: %s', (text, words) => {
  const typed = typedSoFar(text)
  expect(typed.isComplete).toBe(false)
  if (!typed.isComplete) {
    const message = typed.missing ? textOf(missingMessages, typed.missing) : ''
    if (typeof words === 'string') expect(message).toBe(words)
    else expect(message).toMatch(words)
  }
})

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

it('no prefix of an IMEI is complete, however it is grouped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14 }).chain(digits),
      fc.constantFrom('', ' ', '-', '/', '.'),
      fc.integer({ min: 1, max: 6 }),
      (typed, separator, size) => {
        const text = (typed.join('').match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)
        expect(typedSoFar(text).isComplete).toBe(false)
      },
    ),
  )
})

it('every text gets a result, and complete ones can be parsed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF:-'), maxLength: 36 }),
      ),
      (text) => {
        if (typedSoFar(text).isComplete) expect(readText(text).candidates).not.toEqual([])
      },
    ),
  )
})

it('an IMEI typed as a serial number is refused, and what may be one gets a warning', () => {
  expect(readAs('serial-number', '490154203237518')).toEqual({
    ok: false,
    reason: { code: 'is-imei' },
  })
  // Mistyped, and as phones show it without its check digit or with the version of their software.
  const mistaken = ['490154203237519', '35693803564380', '3569380356438001', '35693803564380901']
  for (const digits of mistaken) {
    expect(warningsOf(digits)).toEqual([expect.stringMatching(/IMEI.*choose “IMEI1”/)])
  }
  expect(warningsOf('20056938035643')).toEqual([])
  expect(warningsOf('C02XK1ABJG5J')).toEqual([])
})

function warningsOf(text: string): string[] {
  const reading = readAs('serial-number', text)
  return reading.ok
    ? reading.warnings.map((warning) => textOf(identifierMessages, warning))
    : ['refused']
}
