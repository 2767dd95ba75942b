import { describe, expect, test } from 'vitest'
import type { IdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { imeiOf, numberlessTexts, reportedShapes } from '../../support/identifier-shapes.ts'

const numbers = {
  imei: imeiOf(154361),
  otherImei: imeiOf(204817),
  serial: 'C02XK0ABJGH5',
  vin: '1M8GDM9AXKP042788',
  plate: 'KJA808AA',
}
const keys = [
  `imei:${numbers.imei.slice(0, 14)}`,
  `serial:${numbers.serial}`,
  `vin:${numbers.vin}`,
  `plate:${numbers.plate}`,
]

/** How sure it is that the text means this identifier; undefined if it does not. */
function certaintyOf(text: string, name: string) {
  return readText(text).candidates.find(({ namespace, key }) => `${namespace}:${key}` === name)
    ?.certainty
}

const doubtsOf = (text: string) => readText(text).doubts.map(({ code }) => code)

function refusalOf(kind: IdentifierKind, text: string) {
  const reading = readAs(kind, text)
  return reading.ok ? reading.key : reading.reason.code
}

test.each(reportedShapes)('%s is among the candidates', (_, write) => {
  const text = write(numbers)
  expect(keys.some((name) => certaintyOf(text, name) !== undefined)).toBe(true)
})

test.each(numberlessTexts)('%s is doubted', (text) => {
  expect(doubtsOf(text)).not.toEqual([])
})

test('each of several numbers has its place in the text', () => {
  const { candidates, numbers: found, doubts } = readText('IMEI 1: 350802661543616\nS/N: R58N12')
  expect(found).toEqual(['350802661543616', 'R58N12'])
  expect(doubts).toEqual([])
  expect(candidates.find(({ key }) => key === 'R58N12')).toMatchObject({ number: 1 })
})

test.each([
  ['354800/45/542191/2', 'imei:35480045542191'],
  ['356938032115900 / 01', 'imei:35693803211590'],
  ['C02X K0AB JGH5', 'serial:C02XK0ABJGH5'],
  ['Wi-Fi address: 00:1A:2B:3C:4D:5E', 'mac:001A2B3C4D5E'],
  ['Chassis No: JZX100-0012345', 'chassis:JZX1000012345'],
  ['(21)R58N123ABCD', 'serial:R58N123ABCD'],
  ['C02JAN015GH3', 'serial:C02JAN015GH3'],
])('%s is one number, %s, without a doubt', (text, name) => {
  expect(certaintyOf(text, name)).toBe('typed')
  expect(doubtsOf(text)).toEqual([])
  expect(readText(text).numbers).toHaveLength(1)
})

describe('makers’ barcodes', () => {
  test.each([
    ['SC02XK0ABJGH5', 'serial:SC02XK0ABJGH5', 'serial:C02XK0ABJGH5'],
    ['1PC02XK0ABJGH5', 'serial:1PC02XK0ABJGH5', 'serial:C02XK0ABJGH5'],
    ['23S001A2B3C4D5E', 'serial:23S001A2B3C4D5E', 'mac:001A2B3C4D5E'],
    ['1S20U9CTO1WWPF2X9K3L', 'serial:1S20U9CTO1WWPF2X9K3L', 'serial:PF2X9K3L'],
    ['IWVWZZZ3CZEE140287', 'serial:IWVWZZZ3CZEE140287', 'vin:WVWZZZ3CZEE140287'],
    ['010880609412345621R58N12ABCDE', 'serial:010880609412345621R58N12ABCDE', 'serial:R58N12ABCDE'],
    [
      ']C1010880609412345611260301217593680729',
      'serial:C1010880609412345611260301217593680729',
      'serial:7593680729',
    ],
    ['C02XK0ABJGH5', 'serial:C02XK0ABJGH5', 'serial:SC02XK0ABJGH5'],
    // As the computer shows it at its start, and as Windows does.
    [
      '44454C4C-3800-1035-8052-B4C04F4A3032',
      'uuid:44454C4C380010358052B4C04F4A3032',
      'uuid:4C4C4544003835108052B4C04F4A3032',
    ],
  ])('%s is read as it stands, and as %s', (text, typed, further) => {
    expect(certaintyOf(text, typed)).toBe('typed')
    expect(['embedded', 'maker-code']).toContain(certaintyOf(text, further))
  })
})

test.each([
  ['35O802661543616', 'imei:35080266154361'],
  ['IM8GDM9AXKP042788', 'vin:1M8GDM9AXKP042788'],
  ['1MBGDM9AXKP042788', 'vin:1M8GDM9AXKP042788'],
  ['00:1A:2B:3C:4D:SE', 'mac:001A2B3C4D5E'],
  ['CO2XKOABJGH5', 'serial:C02XK0ABJGH5'],
  ['C1M02K71HT4', 'serial:C1MO2K7IHT4'],
  ['5CDL234XYZ', 'serial:5CD1234XYZ'],
  ['5CD1234XY2', 'serial:5CD1234XYZ'],
  ['5CG82251ZW', 'serial:5CG8225LZW'],
  ['5CG8225IZW', 'serial:5CG8225LZW'],
  ['5CG8205LZW', 'serial:5CG82Q5LZW'],
  ['KJAOI2AB', 'plate:KJA012AB'],
  ['KJAl23AB', 'plate:KJA123AB'],
  ['EPE 8Q8 KS', 'plate:EPE808KS'],
  ['EPE 8D8 KS', 'plate:EPE808KS'],
  ['NPF 395O C', 'plate:NPF3950C'],
  ['I23 CD 3', 'plate:123CD3'],
  ['KJA-12AB', 'plate:KJA012AB'],
  ['AB1 CDE', 'plate:AB001CDE'],
  ['5CG0643D4E', 'serial:5CG064304E'],
  // Acer's serial numbers have 22 characters.
  ['NXHF8EKO0128970C7F0482', 'serial:NXHF8EK00128970C7F0482'],
])('%s only looks like %s', (text, name) => {
  expect(certaintyOf(text, name)).toBe('look-alike')
})

test('a serial number that has the form of an IMEI with a letter is no doubt behind its label', () => {
  expect(doubtsOf('S/N 3569380X5643809')).toEqual([])
})

test.each<readonly [string, string]>([
  ['8923401000012345678', 'is-sim-number'],
  ['89049032004008882600012345678901', 'is-esim-number'],
  ['08031234567', 'is-phone-number'],
  ['8806094928112', 'is-product-code'],
  ['FCC ID: A3LSMA546E', 'is-fcc-id'],
  ['SM-A546E', 'is-model-number'],
  ['12/03/2026', 'is-date'],
  ['ada@example.co', 'is-email'],
  ['N450,000', 'is-price'],
  ['https://example.com/a', 'is-link'],
  ['not visible', 'filler'],
  ...[
    ...['lost', 'Stolen', 'not sure', 'on the box', 'worn out', 'void', '#VALUE!', 'later', 'IMEI'],
    ...['xxx123', 'SN123456', '1234ABCD', 'A1B2C3D4', 'ABCDEFGH123456789', 'applied for'],
    'fefefefe-fefe-fefe-fefe-fefefefefefe',
  ].map((text) => [text, 'filler'] as const),
  ...['00:11:22:33:44:55', 'AA-BB-CC-DD-EE-FF'].map((text) => [text, 'factory-value'] as const),
  ...['256GB', '16GB RAM', 'Core i5', 'i7-8650U'].map((text) => [text, 'is-model-number'] as const),
  ['02:00:00:00:00:00', 'factory-value'],
  ['03000200-0400-0500-0006-000700080009', 'factory-value'],
  ['0123456789ABCDEF', 'factory-value'],
])('%s is not the number of a thing: %s', (text, code) => {
  expect(doubtsOf(text)).toContain(code)
  expect(readAs('serial-number', text)).toMatchObject({ ok: false })
})

test.each([
  ['56938E+14', 'cut-by-spreadsheet'],
  ['3 56938E+14', 'cut-by-spreadsheet'],
  ['1HGCM82633@004352', 'foreign-letters'],
  ['5€D1234XYZ', 'foreign-letters'],
  ['5CD1234×YZ', 'foreign-letters'],
  ['|HGCM82633A004352', 'foreign-letters'],
  ['3569380X5643809', 'imei-letter'],
  ['8XK2PQ2 E7470', 'number-in-pieces'],
  ['C02XK0ABJGH5 128GB', 'number-in-pieces'],
  ['35O802661543616', 'imei-letter'],
  ['2T1BURHE0JC07460', 'vin-too-short'],
  ['JTDBR32E4201234567', 'vin-too-long'],
  ['KJA-012', 'half-plate'],
  ['KJA 012 A', 'half-plate'],
  ['AB123-CD', 'half-plate'],
  ['iPhone 13', 'unlikely-number'],
  ['\u202e908346530839653', 'foreign-letters'],
  ['356938035643809123', 'holds-imei'],
  ['12345356938035643809', 'holds-imei'],
  ['WDB1D5AM7GANT681°', 'foreign-letters'],
  ['5CD9144EJ¹', 'foreign-letters'],
  ['KL6()3MKB', 'foreign-letters'],
  ['EPE80 eight KS', 'number-in-pieces'],
  ['35693803564380nine', 'number-in-pieces'],
  ['293608736500704000', 'cut-by-spreadsheet'],
  ['S/N 12345098765432100000', 'cut-by-spreadsheet'],
])('%s is doubted: %s', (text, code) => {
  expect(doubtsOf(text)).toContain(code)
})

test.each([
  '\u202d356938035643809\u202c',
  'KJA 123 FO',
  'GT123-ABC',
  'S/N 8806094928112',
  '12345678K',
  '5MAY1234',
  'SM1234567',
  '№5CD1234XYZ',
  '2VS0224B12001234',
  'Plate EKO 001',
  'Chassis 2T1BURHE0JC07460',
])('%s is not doubted', (text) => {
  expect(doubtsOf(text)).toEqual([])
})

describe('plates', () => {
  test.each(['Plate 2', 'Plate no: 12'])('%s is too short for one', (text) => {
    expect(doubtsOf(text)).toContain('number-too-short')
  })

  test.each(['NPF 4562 C', 'LA 1234 KJ', 'NA 123 B01', '12 CD 345', '01B-123FG', 'EK 1', 'LEX'])(
    '%s is a plate as typed, and nobody else’s',
    (text) => {
      const key = text.replace(/[^0-9A-Z]/g, '')
      expect(readAs('plateNumber', text)).toMatchObject({ ok: true, key, warnings: [] })
      const plates = readText(text).candidates.filter(
        ({ namespace, certainty }) => namespace === 'plate' && certainty !== 'look-alike',
      )
      for (const plate of plates) expect(key).toContain(plate.key)
    },
  )
})

describe('a field of a known kind', () => {
  test.each([
    ['serial-number', 'S/N: C02XK0ABJGH5', 'C02XK0ABJGH5'],
    ['serial-number', 'Service Tag: 4KX21B3', '4KX21B3'],
    ['serial-number', 'SN5CG6528SVW', '5CG6528SVW'],
    ['serial-number', 'IMEI5CG27259G3', '5CG27259G3'],
    ['serial-number', 'PLATE NUMBER-5CG27259G1', '5CG27259G1'],
    ['serial-number', '7593680729.0', '7593680729'],
    ['serial-number', '293608736500704000', 'cut-by-spreadsheet'],
    ['plateNumber', '34 CD 174 NG', '34CD174'],
    ['plateNumber', 'Reg No: 34 CD 175', '34CD175'],
    ['plateNumber', 'No. 34 CD 176', '34CD176'],
    ['plateNumber', 'NPF 3404A NG', 'NPF3404A'],
    ['plateNumber', 'KJA-l45AB', 'KJA145AB'],
    ['imei1', 'IMEI1356938035643809', '35693803564380'],
    ['imei2', 'IMEI 2: 356938 03 564380 9', '35693803564380'],
    ['plateNumber', 'KJA-808AA NG', 'KJA808AA'],
    ['plateNumber', 'KJA 12 AB', 'KJA012AB'],
    ['plateNumber', 'Plate no: kja 808 aa', 'KJA808AA'],
    ['chassisNumber', 'Chassis No: JZX100-0012345', 'JZX1000012345'],
    ['serial-number', 'IMEI 356938035643809', 'is-imei'],
    ['serial-number', '1M8GDM9AXKP042788', 'is-vin'],
    ['serial-number', 'X356938035643809Y', 'holds-imei'],
    ['chassisNumber', 'I1M8GDM9AXKP042788', 'holds-vin'],
    ['serial-number', 'KJA-808AA', 'is-plate'],
    ['plateNumber', 'KJA808AAXY', 'is-plate'],
    ['imei1', '356938035643809 490154203237518', 'several-numbers'],
    ['serial-number', 'my phone C02XK0ABJGH5 black', 'other-words'],
    ['serial-number', 'not visible', 'filler'],
    ['mac-address', '02:00:00:00:00:00', 'factory-value'],
    ['imei1', '8923401000012345678', 'is-sim-number'],
  ] as const)('%s: %s gives %s', (kind, text, result) => {
    expect(refusalOf(kind, text)).toBe(result)
  })
})
