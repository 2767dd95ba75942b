import { expect, test } from 'vitest'
import type { IdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { pickIdentifier, type ScannedCode } from '../../../src/domain/identifiers/scanned-codes.ts'

const imei1 = '356938035643809'
const imei2 = '490154203237518'
const bar = (text: string): ScannedCode => ({ format: 'code_128', text })
const product: ScannedCode = { format: 'ean_13', text: '8806094928112' }
const qr = (text: string): ScannedCode => ({ format: 'qr_code', text })

/** The codes in a picture, the kind requested, and the one chosen. */
const cases: [string, ScannedCode[], IdentifierKind | null, string | null][] = [
  ['a single IMEI', [bar(imei1)], null, imei1],
  ['an IMEI beside the product’s number', [product, bar(imei1)], null, imei1],
  ['the product’s number alone', [product], null, null],
  ['the product’s number as a UPC', [{ format: 'upc_a', text: '194252707234' }], null, null],
  ['two IMEIs, the first one first', [bar(imei1), bar(imei2)], null, imei1],
  ['two IMEIs, the second requested', [bar(imei1), bar(imei2)], 'imei2', imei2],
  ['one IMEI, the second requested', [bar(imei1)], 'imei2', imei1],
  ['a serial before an IMEI', [bar('R58N123ABCD'), bar(imei1)], null, imei1],
  [
    'a serial, when a serial is asked for',
    [bar(imei1), bar('R58N123ABCD')],
    'serial-number',
    'R58N123ABCD',
  ],
  ['an IMEI when a serial is requested', [bar(imei1)], 'serial-number', null],
  ['a serial alone', [bar('R58N123ABCD')], null, 'R58N123ABCD'],
  [
    'a serial beside the number of a part',
    [bar('6HL12EA#ABV'), bar('5CG8225LZW')],
    null,
    '6HL12EA#ABV / 5CG8225LZW',
  ],
  [
    'the same label, when a serial is requested',
    [bar('6HL12EA'), bar('5CG8225LZW'), bar(imei1)],
    'serial-number',
    '6HL12EA / 5CG8225LZW',
  ],
  [
    'a serial beside a part with a sign that no serial has',
    [bar('6HL12EA#ABV'), bar('5CG8225LZW')],
    'serial-number',
    '5CG8225LZW',
  ],
  [
    'a serial with its label beside the number of a part',
    [bar('6HL12EA#ABV'), qr('S/N: 5CG8225LZW')],
    'serial-number',
    '5CG8225LZW',
  ],
  [
    'a serial of digits beside the number of a part',
    [bar('4152739271'), bar('6HL12EA')],
    null,
    '4152739271 / 6HL12EA',
  ],
  ['digits alone', [bar('4152739271')], null, null],
  [
    'a serial like a name beside a part, when a serial is requested',
    [bar('6BZLTQ2S4A31YX'), bar('SBDVDJ2')],
    'serial-number',
    '6BZLTQ2S4A31YX / SBDVDJ2',
  ],
  [
    'both in one QR code, read twice',
    [qr('6HL12EA,5CG8225LZW'), bar('5CG8225LZW')],
    null,
    '6HL12EA / 5CG8225LZW',
  ],
  ['a serial when an IMEI is requested', [bar('R58N123ABCD')], 'imei1', null],
  ['an IMEI with a wrong check digit', [bar('356938035643808')], 'imei1', null],
  ['a SIM card’s number', [bar('8923401000012345678')], null, null],
  ['an eSIM’s number', [bar('89049032004008882600012345678901')], null, null],
  [
    'a QR code that names everything',
    [qr(`IMEI1:${imei1};IMEI2:${imei2};SN:R58N123ABCD`)],
    null,
    imei1,
  ],
  [
    'the serial of such a QR code',
    [qr(`IMEI1:${imei1};IMEI2:${imei2};SN:R58N123ABCD`)],
    'serial-number',
    'R58N123ABCD',
  ],
  ['lines of a QR code', [qr(`MODEL: SM-A155\nIMEI ${imei1}\nS/N: R58N123ABCD`)], null, imei1],
  ['a serial with its label', [qr('Serial No: C02XL0ABJGH5')], null, 'C02XL0ABJGH5'],
  ['an advertisement', [qr('https://example.com/get?app=4711')], null, null],
  ['a URL with an IMEI in it', [qr(`https://example.com/${imei1}`)], null, null],
  ['a VIN on a windscreen', [bar('1M8GDM9AXKP042788')], null, '1M8GDM9AXKP042788'],
  ['a VIN when one is requested', [bar('1M8GDM9AXKP042788')], 'vin', '1M8GDM9AXKP042788'],
  ['words', [qr('Hello, who are you?')], null, null],
  ['nothing', [], null, null],
]

test.each(cases)(
  'the identifier is extracted from %s, and nothing else',
  (_, codes, wanted, text) => {
    expect(pickIdentifier(codes, wanted)?.text ?? null).toBe(text)
  },
)

test('only a valid IMEI ends the scan at once, because a better code may be beside any other', () => {
  expect(pickIdentifier([bar(imei1)], null)).toEqual({ text: imei1, isSure: true })
  expect(pickIdentifier([bar('R58N123ABCD')], null)).toEqual({ text: 'R58N123ABCD', isSure: false })
  expect(pickIdentifier([bar(imei1)], 'imei2')).toEqual({ text: imei1, isSure: false })
  // The number of a product, alone and with a lot and a serial number.
  for (const code of ['00190199246645', '(01)00190199246645(10)AB12(21)5CG8225LZW']) {
    expect(pickIdentifier([qr(code)], null), code).toMatchObject({ isSure: false })
  }
})

test.each([
  ['1PMGN63LL/A', 'SC02L376JDW2S', 'C02L376JDW2S'],
  ['1P20L5S01A00', 'SPF2KPK5H', 'PF2KPK5H'],
  ['SM-A145FZKDAFR', 'RF8N12ABCDE', 'RF8N12ABCDE'],
  ['NX.HQUEA.001', 'NXHQUEA00112345678901A', 'NXHQUEA00112345678901A'],
  ['C0235030BHMDN571R', 'C02L376JDW2S', 'C02L376JDW2S'],
  ['18806094123453', '5CG8225LZW', '5CG8225LZW'],
  ['6BZLTQ2S4A31YX', 'SBDVDJ2', 'SBDVDJ2'],
  ['6BZLTQ2S4A31YX', '16G494603L04725', '16G494603L04725'],
  ['6BZLTQ2S4A31YX', 'NX64ESY37019E669281715', 'NX64ESY37019E669281715'],
  ['6BZLTQ2S4A31YX', 'HP 15 S/N: 5CG8225LZW', '5CG8225LZW'],
])(
  'a label with the part %s and the serial number %s is looked up for both',
  (part, serial, key) => {
    for (const codes of [
      [bar(part), bar(serial)],
      [bar(serial), bar(part)],
    ]) {
      const { text } = pickIdentifier(codes, null) ?? { text: '' }
      expect(readText(text).candidates.map((each) => each.key)).toContain(key)
    }
  },
)
