import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luhnCharacter, vinCheckCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { formatIdentifier } from '../../../src/domain/identifiers/format-identifier.ts'
import { isIssuedPlate } from '../../../src/domain/identifiers/plate-shapes.ts'
import { canBeCleared } from '../../../src/domain/identifiers/read/doubts.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { gluedLabels } from '../../../src/domain/identifiers/read/words.ts'
import { parseFoundIdentifier } from '../../../src/domain/reports/found-reports.ts'
import { fuzzRuns } from '../../support/fuzz.ts'

const runs = { numRuns: fuzzRuns({ suite: 1000, full: 20_000 }) }

const of = (characters: string, length: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const digits = '0123456789'
const letters = 'ABCDEFGHJKLMNPRTUVWXYZ'
const hex = '0123456789ABCDEF'

interface Known {
  key: string
  /** Ways in which it is written. */
  texts: readonly string[]
}
const plain = (key: string): Known => ({ key, texts: [key] })

/** A number of each kind. Serial numbers have two digits and two letters at least. */
const known: Readonly<Record<string, fc.Arbitrary<Known>>> = {
  'serial number': fc
    .integer({ min: 5, max: 20 })
    .chain((length) => of(letters + digits, length))
    .filter((text) => /\d.*\d/.test(text) && /[A-Z].*[A-Z]/.test(text))
    .map((key) => ({ key, texts: [key, formatIdentifier('serial', key)] })),
  IMEI: of(digits, 12).map((tail) => {
    const key = `35${tail}`
    const check = luhnCharacter(key, 10)
    return { key, texts: [key + check, formatIdentifier('imei', key)] }
  }),
  MEID: of(hex, 12).map((tail) => plain(`A0${tail}`)),
  VIN: fc.tuple(of(letters, 2), of(digits, 6)).map(([maker, tail]) => {
    const vin = `1${maker}CM82633A${tail.slice(2)}00`.slice(0, 17)
    const key = vin.slice(0, 8) + vinCheckCharacter(vin) + vin.slice(9)
    return { key, texts: [key, formatIdentifier('vin', key)] }
  }),
  plate: fc
    .tuple(of(letters, 3), fc.integer({ min: 101, max: 999 }), of(letters, 2))
    .map(([area, number, tail]) => {
      const key = `${area}${number}${tail}`
      return { key, texts: [key, formatIdentifier('plate', key)] }
    }),
  'MAC address': of(hex, 10)
    .filter((tail) => /[A-F].*[A-F]/.test(tail))
    .map((tail) => {
      const key = `3C${tail}`
      const dashed = (key.match(/../g) ?? []).join('-')
      return { key, texts: [key, formatIdentifier('mac', key), dashed] }
    }),
  UUID: of(hex, 30).map((tail) => {
    const key = `F4${tail}`
    return { key, texts: [key, formatIdentifier('uuid', key)] }
  }),
}

const words = [
  ...['UK', 'NG', 'USA', 'HP', '1', '2', 'A', 'X', 'G5', 'S21', 'A14', 'T480', 'X360', 'E7470'],
  ...['5G', '16GB', '128GB', '256 GB', '2021', 'MAX', 'PRO', 'NEW', 'black', 'Ikeja', '840 G5'],
  ...['for sale', 'iPhone 13', 'Galaxy A14', 'IMEI', 'S/N', 'serial', 'plate', 'VIN', 'model'],
]

/** The number is found, or the text is doubted, so that it is no all-clear. */
function isSafe(text: string, key: string): boolean {
  const { candidates, doubts } = readText(text)
  return doubts.length > 0 || candidates.some((each) => each.key === key)
}

test.each(Object.keys(known))('a %s is read beside any word, or the text is doubted', (kind) => {
  const separators = fc.constantFrom(' ', ' - ', ' / ', ', ', '; ', ' (', '  ', '\n', ': ', ' | ')
  fc.assert(
    fc.property(
      known[kind] as fc.Arbitrary<Known>,
      fc.constantFrom(...words),
      separators,
      fc.boolean(),
      ({ key, texts }, word, separator, isBefore) => {
        for (const number of texts) {
          const text = isBefore ? word + separator + number : number + separator + word
          // `MAX 209AA` is a plate.
          fc.pre(!isIssuedPlate(text.toUpperCase().replace(/[^0-9A-Z]/g, '')))
          expect(isSafe(text, key), text).toBe(true)
        }
      },
    ),
    runs,
  )
})

test.each(Object.keys(known))('a %s is read with a label glued to it', (kind) => {
  fc.assert(
    fc.property(
      known[kind] as fc.Arbitrary<Known>,
      fc.constantFrom(...gluedLabels),
      fc.boolean(),
      ({ key }, label, isBefore) => {
        const whole = kind === 'IMEI' ? key + luhnCharacter(key, 10) : key
        // `PLATENO` and six characters may be `PLATE` and a plate.
        fc.pre(whole.length > 6)
        const text = isBefore ? label + whole : whole + label
        expect(isSafe(text, key), text).toBe(true)
      },
    ),
    runs,
  )
})

test.each([
  ['BMW 525 KTU 318 GB', 'KTU318GB'],
  ['BMW X5M KTU 318 GB OK', 'KTU318GB'],
  ['DELL C02X K0AB JGH5 123', 'C02XK0ABJGH5'],
  ['OK C02X K0AB JGH5 16GB PRO', 'C02XK0ABJGH5'],
  ['USED PF2X 9K3L 12CD 1', 'PF2X9K3L12CD'],
  ['2021 PF2X 9K3L M1', 'PF2X9K3L'],
  // Labels that are the last group of a number.
  ['S/N: PF3X K29Q SN', 'PF3XK29QSN'],
  ['plate PF3X K29Q TAG', 'PF3XK29QTAG'],
  ['PF3X K29Q SR for sale', 'PF3XK29QSR'],
  ['PF3X K29Q SN', 'PF3XK29Q'],
  ['PF3X K29Q SN 5CG0123ABC', 'PF3XK29Q'],
  // The whole has the check digit of an IMEI, and of a VIN.
  ['302C XMTJ VJBA ZT8A UK', '302CXMTJVJBAZT8A'],
  ['2021 PRWL 05ZY A292 1', 'PRWL05ZYA292'],
  ...['8XK2PQ2-UK', '8XK2PQ2/UK', '8XK2PQ2.UK', '8XK2PQ2(E7470)', '8XK2PQ2-1'].map((text) => [
    text,
    '8XK2PQ2',
  ]),
  ...['DELL-8XK2PQ2', 'DELL:8XK2PQ2', 'ST:8XK2PQ2', 'S/T:8XK2PQ2', 'E7470/8XK2PQ2'].map((text) => [
    text,
    '8XK2PQ2',
  ]),
])('the number within %s is looked up: %s', (text = '', key) => {
  expect(readText(text).candidates.map((each) => each.key)).toContain(key)
})

test.each([
  ['HWJQLH2-UK', 'serial', 'HWJQLH2'],
  ['DELL/HWJQLH2', 'serial', 'HWJQLH2'],
  ['ST:HWJQLH2', 'serial', 'HWJQLH2'],
  ['HWJQLH2.pdf', 'serial', 'HWJQLH2'],
  ['HWJQLH2 UK', 'serial', 'HWJQLH2'],
  ['dell hwjqlh2', 'serial', 'HWJQLH2'],
  ['PFEX 4LCV lol', 'serial', 'PFEX4LCV'],
  ['PF1E WDPJ,si', 'serial', 'PF1EWDPJ'],
  ['CHECK5CG064324E', 'serial', '5CG064324E'],
  ['3539949457339935CG8123ABC', 'serial', '5CG8123ABC'],
  ['service code 18837245678', 'serial', '8NJ7JSE'],
  ['3CAF70 CE18 CD', 'mac', '3CAF70CE18CD'],
  ['3C-AF70-CE18-CD', 'mac', '3CAF70CE18CD'],
  ['3C,AF,70,CE,18,CD', 'mac', '3CAF70CE18CD'],
  ['JTDBR32E1\n5T214347', 'vin', 'JTDBR32E15T214347'],
  ['JTDBR32E1, 5T214347', 'vin', 'JTDBR32E15T214347'],
  ['JTDBR32E1 and 5T214347', 'vin', 'JTDBR32E15T214347'],
  ['the car JTDBR32E1 (5T214347)', 'vin', 'JTDBR32E15T214347'],
  ['615899H5\n60DUCM5A', 'serial', '615899H560DUCM5A'],
  ['RBC625N\nI', 'plate', 'RBC625NI'],
  ['5CG064324, E', 'serial', '5CG064324E'],
  ['3 2 9 7 1 6 1 3 9 1 1 3 8 6 0 1 7 7', 'meid', 'C486B0AFD37D51'],
  ['EPE80 eight KS', 'plate', 'EPE808KS'],
  ['35693803564380nine', 'imei', '35693803564380'],
  ['KJA9 zero 1YW', 'plate', 'KJA901YW'],
  ['LAGOS QS106-BRR', 'plate', 'QS106BRR'],
  ['12 CD 345 NG', 'plate', '12CD345'],
  ['Plate No: 34 CD 173', 'plate', '34CD173'],
  ['for 123 CD 3', 'plate', '123CD3'],
  ['for 123 CD 3', 'plate', 'FOR123CD3'],
  ['87 CD 259 sha', 'plate', '87CD259'],
  ['NIS 898 NG', 'plate', 'NIS898'],
  ['Reg No: 818GZU', 'plate', '818GZU'],
  ['Serial 7593680729.0', 'serial', '7593680729'],
  // Together they have the digits of a UUID.
  ['5CD0250AB1 / 5CD0250AB2 / 20301234 / 5678', 'serial', '5CD0250AB2'],
  ['C02A 0AB1 D0F5 C02A 0AB1 D0F6 2030 1234', 'serial', 'C02A0AB1D0F6'],
] as const)('of “%s” the %s number %s is looked up, too', (text, namespace, key) => {
  const sure = readText(text).candidates.filter(({ certainty }) => certainty !== 'look-alike')
  expect(sure).toContainEqual(expect.objectContaining({ namespace, key }))
})

test.each([
  ['iPhone 13 Pro 353994945733993', '13PRO'],
  ['iPhone 13 Pro', '13PRO'],
  ['iPhone13 353994945733993', 'IPHONE13'],
  ['Dell Latitude E7470 8XK2PQ2', 'E7470'],
  ['Toyota Corolla 2015 EKY-456AU', '2015'],
  ['EKY-456AU 2015 model', '2015'],
  ['250000 356938035643809', '250000'],
  ['HP EliteBook 840 G5 5CG8123XYZ', '840G5'],
  ['MacBook Pro 2020 FVFG6661Q6L4', 'PRO2020'],
  ['Dell XPS 13 9310 8XK2PQ2', 'XPS139310'],
  ['iPhone 13 Pro 128GB 353994945733993', 'PRO128GB'],
  ['HP 840 G5 SSD 256GB 5CG8123XYZ', 'SSD256GB'],
  ['Galaxy LTE 256GB 353994945733993', 'LTE256GB'],
  ['Samsung SM-G991B/DS 353994945733993', 'SMG991BD'],
  ['IMEI: 353994945733993\nModel: SM-A515F/DSN', 'A515FD'],
  ['SM-A515F/DS R58N12ABCDE', 'MA515FD'],
  ['353994945733993 LM-G710EM', 'LMG710EM'],
  ['HP Core i5-8250U 8GB DDR4 256GB SSD 5CG8123XYZ', '8250U8GBDDR4256GB'],
  ['Lexus RX350 KJA-123AB', 'RX350KJA'],
  ['Lexus RX 350, KJA 123 AB', 'RX350KJA'],
  ['Lexus RX 350 KJA 123 AB', 'RX350KJA'],
  ['Benz GLK 350 AB 123 KJA', 'GLK350AB'],
  ['C02X XNFJ JGH5 black', 'C02X'],
  ['HP 5CG8 225L ZW', '5CG8225L'],
  ['HP 5CG8 225L ZW', 'HP5CG8225L'],
  ['Toyota Camry LE 2007 ZZE122-8856815', '2007ZZE122'],
  ['BMW X5 ZZE122-8856815', 'X5ZZE122'],
])('in “%s” nothing is sure to be the number %s: it may be a name', (text, name) => {
  const named = readText(text).candidates.filter(({ key }) => key === name)
  for (const { certainty } of named) expect(certainty).toBe('piece')
})

test.each([
  ['my laptop 8XK2PQ2 black', '8XK2PQ2'],
  ['Dell Latitude E7470 8XK2PQ2', '8XK2PQ2'],
  ['E7470-HWJQLH2', 'HWJQLH2'],
  ['Toyota Corolla 2015 EKY-456AU', 'EKY456AU'],
  ['IMEI 353994945733993 S/N: R58N12', 'R58N12'],
  ['Serial no 1972598', '1972598'],
  ['KTU 318 GB', 'KTU318GB'],
  ['Chevrolet 1GB HC24U05 E123456', '1GBHC24U05E123456'],
  ['LMG-710EM 353994945733993', 'LMG710EM'],
  ['my car KTU 318 GB', 'KTU318GB'],
  ['Lexus RX350 KJA 123 AB', 'KJA123AB'],
  ['Benz GLK 350 AB 123 KJA', 'AB123KJA'],
  ['HP 5CG8 225L ZW', '5CG8225LZW'],
  ['HP 5CG8225LZW 8GB/SSD256GB', '5CG8225LZW'],
])('in “%s” a report of %s is the answer', (text, key) => {
  const { certainty } = readText(text).candidates.find((each) => each.key === key) ?? {}
  expect(['typed', 'embedded']).toContain(certainty)
})

/** Where a number is broken, and what else is written around it. */
const breaks = ['\n', ', ', ' and ', ' (', ' / ', '; ', ' | ']

test.each(['VIN', 'MEID', 'MAC address', 'UUID', 'plate', 'serial number'])(
  'a %s in two halves is read whole, or the text is doubted',
  (kind) => {
    fc.assert(
      fc.property(
        known[kind] as fc.Arbitrary<Known>,
        fc.constantFrom(...breaks),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        ({ key }, sign, share) => {
          const at = Math.max(1, Math.floor(key.length * share))
          const text = key.slice(0, at) + sign + key.slice(at)
          expect(isSafe(text, key), text).toBe(true)
        },
      ),
      runs,
    )
  },
)

test('a service tag beside a word and a sign is looked up, also one that looks like a name', () => {
  const tag = fc.oneof(
    of(letters + digits, 7).filter((text) => /\d/.test(text)),
    fc.tuple(of(letters, 4), of(digits, 2), of(letters, 1)).map((parts) => parts.join('')),
    of('BCDFGHJKLMNPQRSTVWXZ', 7),
  )
  fc.assert(
    fc.property(
      tag,
      fc.constantFrom('-', '/', ':', '.', ' ', '_'),
      fc.constantFrom('UK', 'DELL', 'I5', 'E7470', '16GB', 'ST'),
      fc.boolean(),
      (key, sign, word, isBefore) => {
        const text = isBefore ? word + sign + key : key + sign + word
        expect(isSafe(text, key), text).toBe(true)
      },
    ),
    runs,
  )
})

test('a serial number in groups of four is looked up between any two words', () => {
  fc.assert(
    fc.property(
      of(letters + digits, 12).filter((text) => /\d.*\d/.test(text) && /[A-Z].*[A-Z]/.test(text)),
      fc.constantFrom('DELL', 'USED', 'BMW', '2021', '525', '16GB', 'OK'),
      fc.constantFrom('123', 'PRO', '16GB', 'NG', '1', 'OK'),
      (key, before, behind) => {
        expect(isSafe(`${before} ${formatIdentifier('serial', key)} ${behind}`, key)).toBe(true)
      },
    ),
    runs,
  )
})

const smallWords = [
  'IS',
  'NO',
  'ID',
  'MA',
  'KO',
  'IT',
  'OK',
  'WAYA',
  'ITEM',
  'PHONE',
  'THE',
  'NUMBER',
]

test('a small word that may be a part of a number is never dropped from what a field stores, and is looked up with it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...smallWords),
      fc.integer({ min: 6, max: 12 }).chain((length) => of(digits + letters, length)),
      fc.boolean(),
      fc.constantFrom('serial-number' as const, 'chassisNumber' as const),
      (word, number, isBefore, kind) => {
        const [one, other] = isBefore ? [word, number] : [number, word]
        const whole = one + other
        const stored = readAs(kind, `${one} ${other}`)
        if (stored.ok) expect(isSafe(whole, stored.key), `${one} ${other}`).toBe(true)
        expect(isSafe(`${one} ${other}`, whole), `${one} ${other}`).toBe(true)
      },
    ),
    runs,
  )
})

test.each([
  ['IS 1972598', false],
  ['1972598 IS', false],
  ['serial no 1972598', true],
  ['S/N: 1972598', true],
  ['No. 1972598', true],
  ['number: 1972598', true],
  ['my serial number is 1972598', true],
])('of %s a field takes the number: %s', (text, isTaken) => {
  expect(readAs('serial-number', text)).toMatchObject(
    isTaken ? { ok: true, key: '1972598' } : { ok: false, reason: { code: 'other-words' } },
  )
})

test.each(['HP 5CD1 234X YZ', 'Dell C023 9TP7 10LU', '1 5CD9 225U XG'])(
  'no field and no report keeps “%s” whole: lookups of the number alone would not find it',
  (text) => {
    const reason = { code: 'number-in-pieces' }
    expect(readAs('serial-number', text)).toMatchObject({ ok: false, reason })
    const unsure = { kind: undefined, asWritten: false }
    expect(parseFoundIdentifier(text, unsure)).toMatchObject({ ok: false, reason, isDoubt: true })
  },
)

test.each([
  'ST:8XK2PQ3',
  'HP/5CG8225LZY',
  'Dell-8XK2PQ4',
  'SERIAL NO5CG8225LZA',
  'Service Tag8XK2PQ5',
  'Chassis NoZZT240-2684966',
  'Toyota/ZZT240-2684967',
  'TCL[91VL5447373748]',
  '8XK2PQ2/8XK2PQ2',
])(
  'no field and no report keeps “%s” whole, even if a finder says that it is written so',
  (text) => {
    const reason = { code: 'other-words' }
    const kind = text.startsWith('Chassis') ? 'chassisNumber' : 'serial-number'
    expect(readAs(kind, text)).toMatchObject({ ok: false, reason })
    const sure = { kind: undefined, asWritten: true }
    expect(parseFoundIdentifier(text, sure)).toMatchObject({ ok: false, reason })
  },
)

test.each([
  ['S/No.5CG8225LZX', '5CG8225LZX'],
  ['S/NK6N0CY499767018', 'K6N0CY499767018'],
  ['SSN: K6N0CY499767017', 'K6N0CY499767017'],
  ['03-27452621-1458723-CUH1216A', '03274526211458723CUH1216A'],
  ['AB/0012', 'AB0012'],
])('a field keeps of “%s” what a lookup finds', (text, key) => {
  expect(readAs('serial-number', text)).toMatchObject({ ok: true, key })
})

test.each(['TCL 43P635 19FA1666704393', 'A920 1154955903', 'X757 2210 63 REV 8'])(
  'a model or version beside a number is no part of it: %s',
  (text) => {
    expect(readAs('serial-number', text)).toMatchObject({
      ok: false,
      reason: { code: 'number-in-pieces' },
    })
  },
)

test('the groups in which a number is shown are read, though the first begins like a maker', () => {
  expect(readAs('serial-number', 'HP0A AAAA A')).toMatchObject({ ok: true, key: 'HP0AAAAAA' })
})

test('a field keeps a serial number of nine groups, as it shows it', () => {
  const key = 'ABCD1234EFGH5678JKLM9012NPQR3456STUV'
  const shown = formatIdentifier('serial', key)
  expect(readAs('serial-number', shown)).toMatchObject({ ok: true, key })
})

test.each([
  ['PWH 794 A I', 'plate', 'PWH794AI'],
  ['P W H 7 9 4 A I', 'plate', 'PWH794AI'],
  ['plate number P W H 794 A I abeg', 'plate', 'PWH794AI'],
  ['EKY 456 A U', 'plate', 'EKY456AU'],
  ['S J R 3 5 8 5 3 E 5 Y 2 G 2 8 6 6', 'vin', 'SJR35853E5Y2G2866'],
  ['5 C D 8 7 4 8 9 A A', 'serial', '5CD87489AA'],
  ['PQM155D o', 'serial', 'PQM155D'],
  ['service tag pqm155d o', 'serial', 'PQM155D'],
  ['PFXD IUE0 sir', 'serial', 'PFXDIUE0'],
  ['PFXD IUE0 o', 'serial', 'PFXDIUE0'],
  ['MacBook FVFG 6661 Q6L4', 'serial', 'FVFG6661Q6L4'],
  ['C02X49, KH7VX/01', 'serial', 'C02X49KH7VX'],
  ['is nze141 & 6908177-NG', 'chassis', 'NZE1416908177'],
] as const)('“%s”, as it is dictated or sent, is looked up as %s %s', (text, namespace, key) => {
  const sure = readText(text).candidates.filter(({ certainty }) => certainty !== 'look-alike')
  expect(sure).toContainEqual(expect.objectContaining({ namespace, key }))
})

test.each(['PQM155D o', 'serial PQM155D o'])('“%s” is no number without a doubt', (text) => {
  expect(readText(text).doubts).not.toEqual([])
})

test('a word of one letter among words is no part of the number', () => {
  const { numbers, doubts } = readText('is this a 5CD1234XYZ pls u check')
  expect([numbers, doubts]).toEqual([['5CD1234XYZ'], []])
})

test.each([
  ['D 5600 3286 724', '3286724'],
  ['6a / 328-672-4 | #1 12', '3286724'],
  ['2ABC-D3 / 03-2021', '2ABCD3'],
  ['16 → A1 DC 91 10 4E', 'DC91104E'],
])(
  '“%s” is looked up as %s, too, though it has as many digits from 0 to F as a MAC address',
  (text, key) => {
    expect(isSafe(text, key)).toBe(true)
  },
)

test.each([
  'C0 2X L0 TH JG H5:HP: X - I5',
  '32-86-72-4 5g:pro] 8 13: 13',
  '16=72_58_74_56_93_10_8) I5',
  '0 0 1 2 3 4 5 6 7 8 [b2',
  '0 6 4 1 2 4 7 8 5 7 3 3 7 3/1 - 1 – X',
  '0 0 1 2 3 4 5 6 7 8* 8 (13',
  'C02X K0AB JGH5 C02X K0CC JGH6 C02X K0DD JGH7',
  '5CD0 250A B1 5CD0 250A B2 2030 1234 5678',
])(
  'no registration of all of “%s” as one number explains it: it may be a number and words',
  (text) => {
    const { doubts } = readText(text)
    expect(doubts.some((doubt) => !canBeCleared(doubt))).toBe(true)
  },
)

test.each([
  ['5CG8225/LZW/123AB', '5CG8225LZW'],
  ['5CG8225_LZW_123_AB', '5CG8225LZW'],
  ['KJA_012_PF_2ABCDE', 'PF2ABCDE'],
  ['C02_XL0_THJ_GH5:3 • 2pcs', 'C02XL0THJGH5'],
])(
  '“%s” is looked up as %s, too, though its end and the rest have the form of a plate',
  (text, key) => {
    expect(isSafe(text, key)).toBe(true)
  },
)
