import { describe, expect, test } from 'vitest'
import { luhnCharacter, vinCheckCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { formatIdentifier } from '../../../src/domain/identifiers/format-identifier.ts'
import {
  gadgetIdentifierKinds,
  type IdentifierKind,
  identifierKinds,
  vehicleIdentifierKinds,
} from '../../../src/domain/identifiers/kinds.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { identifierLabels } from '../../../src/locales/en/identifiers/kinds.ts'
import { identifierMessages } from '../../../src/locales/en/identifiers/reasons.ts'
import { adviceMessages } from '../../../src/locales/en/identifiers/typing-advice.ts'
import { textOf } from '../../../src/locales/texts.ts'

function accepted(kind: IdentifierKind, text: string) {
  const reading = readAs(kind, text)
  if (!reading.ok) throw new Error(`${kind} ${text} was refused: ${reading.reason.code}`)
  return reading
}

function shownAs(kind: IdentifierKind, text: string) {
  const { namespace, key } = accepted(kind, text)
  return formatIdentifier(namespace, key)
}

function keyOf(kind: IdentifierKind, text: string) {
  const { namespace, key } = accepted(kind, text)
  return `${namespace}:${key}`
}

function reasonOf(kind: IdentifierKind, text: string) {
  const reading = readAs(kind, text)
  if (reading.ok) throw new Error(`${kind} ${text} was read as ${reading.key}`)
  return textOf(adviceMessages, reading.reason)
}

function warningsOf(kind: IdentifierKind, text: string) {
  return accepted(kind, text).warnings.map((warning) => textOf(identifierMessages, warning))
}

function unparsable(text: string) {
  const { candidates } = readText(text)
  return candidates.length < 2 ? advice(text) : null
}

function advice(text: string) {
  const [doubt] = readText(text).doubts
  return doubt ? textOf(adviceMessages, doubt) : null
}

function candidatesOf(text: string) {
  return readText(text)
    .candidates.filter(({ certainty }) => certainty === 'typed')
    .map(({ kind, namespace, key }) => `${kind} ${namespace}:${key}`)
}

describe('kinds', () => {
  test('wire values and labels are those of the specification', () => {
    expect(gadgetIdentifierKinds).toEqual([
      'imei1',
      'imei2',
      'meid',
      'serial-number',
      'uuid',
      'mac-address',
    ])
    expect(vehicleIdentifierKinds).toEqual(['vin', 'plateNumber', 'chassisNumber'])
    expect(identifierKinds.map((kind) => identifierLabels[kind])).toEqual([
      'IMEI1',
      'IMEI2',
      'MEID',
      'Serial Number',
      'UUID',
      'MAC Address',
      'VIN',
      'Plate number',
      'Chassis number',
    ])
  })
})

describe('check digits', () => {
  test('match published examples', () => {
    expect(luhnCharacter('49015420323751', 10)).toBe('8')
    expect(luhnCharacter('35209900176148', 10)).toBe('1')
    expect(luhnCharacter('AF0123450ABCDE', 16)).toBe('C')
    expect(vinCheckCharacter('1M8GDM9AXKP042788')).toBe('X')
    expect(vinCheckCharacter('11111111111111111')).toBe('1')
    expect(vinCheckCharacter('1HGCM82633A004352')).toBe('3')
  })

  test('every letter of a VIN has its value', () => {
    const values = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9'
    for (const [, letter = '', value] of values.matchAll(/([A-Z])([0-9])/g)) {
      // The last position has weight 2.
      const rest = (2 * Number(value)) % 11
      expect(vinCheckCharacter(`0000000000000000${letter}`)).toBe(rest === 10 ? 'X' : `${rest}`)
    }
  })
})

describe('valid identifiers', () => {
  test.each([
    ['imei1', '490154203237518', 'imei:49015420323751', '490154 20 323751 8'],
    ['imei2', '35-209900-176148-1', 'imei:35209900176148', '352099 00 176148 1'],
    ['imei1', '35-209900-176148-23', 'imei:35209900176148', '352099 00 176148 1'],
    ['imei1', '35209900176148', 'imei:35209900176148', '352099 00 176148 1'],
    ['imei1', '356 938-03564380/9', 'imei:35693803564380', '356938 03 564380 9'],
    ['imei1', '352099001761481 / 01', 'imei:35209900176148', '352099 00 176148 1'],
    ['imei2', 'IMEI 2: 356938035643809', 'imei:35693803564380', '356938 03 564380 9'],
    ['meid', 'MEID AF0123450ABCDE', 'meid:AF0123450ABCDE', 'AF 012345 0ABCDE'],
    ['meid', 'AF0123450ABCDE', 'meid:AF0123450ABCDE', 'AF 012345 0ABCDE'],
    ['meid', 'af0123450abcdeC', 'meid:AF0123450ABCDE', 'AF 012345 0ABCDE'],
    ['meid', '293608736500703710', 'meid:AF0123450ABCDE', 'AF 012345 0ABCDE'],
    ['meid', '35693803564380', 'imei:35693803564380', '356938 03 564380 9'],
    ['serial-number', 'c02-xk0aa-jgh5', 'serial:C02XK0AAJGH5', 'C02X K0AA JGH5'],
    ['serial-number', 'R58M12', 'serial:R58M12', 'R58M12'],
    [
      'uuid',
      '{123e4567-e89b-12d3-a456-426614174000}',
      'uuid:123E4567E89B12D3A456426614174000',
      '123E4567-E89B-12D3-A456-426614174000',
    ],
    ['mac-address', '00:1a:2b:3c:4d:5e', 'mac:001A2B3C4D5E', '00:1A:2B:3C:4D:5E'],
    ['vin', '1M8GDM9AXKP042788', 'vin:1M8GDM9AXKP042788', '1M8 GDM9AX KP042788'],
    ['vin', 'WVWZZZ3CZEE140287', 'vin:WVWZZZ3CZEE140287', 'WVW ZZZ3CZ EE140287'],
    ['plateNumber', 'kja 012 ab', 'plate:KJA012AB', 'KJA-012AB'],
    ['plateNumber', 'ag318kja', 'plate:AG318KJA', 'AG318-KJA'],
    ['plateNumber', '12 CD 345', 'plate:12CD345', '12CD345'],
    ['chassisNumber', 'jzx100-0012345', 'chassis:JZX1000012345', 'JZX1 0000 1234 5'],
    ['chassisNumber', '1m8gdm9axkp042788', 'vin:1M8GDM9AXKP042788', '1M8 GDM9AX KP042788'],
    ['chassisNumber', 'wvwzzz3czee140287', 'vin:WVWZZZ3CZEE140287', 'WVW ZZZ3CZ EE140287'],
  ] as const)('%s %s is %s, shown as %s', (kind, text, key, display) => {
    expect(keyOf(kind, text)).toBe(key)
    expect(shownAs(kind, text)).toBe(display)
  })
})

describe('invalid identifiers are refused with advice', () => {
  test.each([
    ['imei1', '490154203237517', 'One digit is probably wrong'],
    ['imei1', '490154203237517', 'Dial *#06# to see the number again.'],
    ['imei1', '000000000000000', 'is not a full number'],
    ['imei1', '0000000000000042', 'is not a full number'],
    ['imei1', '111111111111119', 'is not a full number'],
    ['imei1', '123456789012347', 'is not a full number'],
    ['imei1', '3569380356438', 'An IMEI has 15 digits; yours has 13. Dial *#06#'],
    ['imei1', '352099001761482 / 01', 'One digit is probably wrong'],
    ['imei1', '35209900176148212', 'yours has 17. Dial *#06#'],
    ['imei1', '35693803564380O', 'yours has the letter O. If it is the digit 0, type 0.'],
    ['imei1', '35693803564380X', 'yours has the letter X. Dial *#06#'],
    ['meid', 'AF0123450ABCDED', 'One character is probably wrong'],
    ['meid', '35693803564380B', 'starts with A, B, C, D, E or F; yours starts with 3'],
    ['meid', '9F0123450ABCDE', 'starts with A, B, C, D, E or F; yours starts with 9'],
    ['meid', 'AF0123450ABCDG', 'yours has G'],
    ['meid', 'AF0123450ABC', 'A MEID has 14 digits and letters, or 18 digits; yours has 12'],
    ['meid', '429496729616777215', 'one is probably mistyped'],
    ['meid', '293608736516777216', 'one is probably mistyped'],
    ['meid', '099999999900703710', 'one is probably mistyped'],
    ['meid', '356938035643808', 'One digit is probably wrong'],
    ['meid', 'FFFFFFFFFFFFFF', 'is not a full number'],
    ['meid', 'FFFFFFFFFFFFFFE', 'is not a full number'],
    ['meid', '429496729516777215', 'is not a full number'],
    [
      'uuid',
      '123e4567-e89b-12d3-a456-42661417400',
      'A UUID has 32 digits and letters; yours has 31',
    ],
    ['uuid', '123e4567-e89b-12d3-a456-42661417400g', 'yours has G'],
    ['uuid', '00000000-0000-0000-0000-000000000000', 'is not a full number'],
    ['uuid', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'is not a full number'],
    ['mac-address', '01:02:03:04:05:z0', 'yours has Z'],
    ['mac-address', '01-02 03:04 05 ab', 'the same sign between all the pairs'],
    ['mac-address', '00-02 03:04 05 ab', 'the same sign between all the pairs'],
    ['mac-address', '00_02_03_04_05_ab', 'the same sign between all the pairs'],
    ['mac-address', '00:02:03:04:05', 'yours has 10'],
    ['mac-address', '01:02:03:04:05:ab', 'is for a group of devices: its second character is 1'],
    ['mac-address', '0F0203040506', 'is for a group of devices'],
    [
      'vin',
      'IM8GDM9AXKP042788',
      'A VIN never has the letters I, O or Q; yours has I. It is probably the digit 1.',
    ],
    ['vin', '1M8GDM9AXKPO42788', 'yours has O. It is probably the digit 0.'],
    [
      'vin',
      '1M8GDM9AXKP04278',
      'yours has 16. If the vehicle’s number is really shorter, enter it as chassis',
    ],
    ['vin', '1M8GDM9AXKP0427888', 'yours has 18. Compare it with the VIN on the vehicle.'],
    ['plateNumber', 'KJA-000AB', 'are 001 to 999'],
    ['plateNumber', 'KJA-0O0AB', 'are 001 to 999'],
    ['plateNumber', '356938035643809', 'at most 12 letters and digits; yours has 15'],
    ['plateNumber', 'K', 'too short: only 1 character.'],
    ['chassisNumber', 'JZ1', 'too short'],
    ['chassisNumber', 'A1'.repeat(13), 'at most 25 letters and digits; yours has 26'],
    ['serial-number', 'Z', 'too short: only 1 character.'],
    ['serial-number', 'A1'.repeat(33), 'too long'],
    ['serial-number', 'A1'.repeat(1_000_000), 'too long'],
    ['serial-number', `R58M12${' '.repeat(251)}`, 'too long'],
  ] as const)('%s %s: %s', (kind, text, reason) => {
    expect(reasonOf(kind, text)).toContain(reason)
  })
})

describe('junk', () => {
  test.each([
    'n/a',
    'N.A.',
    'none',
    'Unknown',
    'nil',
    'no',
    'serial',
    'no serial',
    'idk',
    '0000',
    '000000000000000',
    'xxxxxxxx',
    '123456789',
    '1234-5678-90',
    '12345678901234',
    'To be filled by O.E.M.',
  ])('%s is refused for every kind and matches nothing', (text) => {
    const reason = 'This is not a full number. Type the number that is on the item itself.'
    for (const kind of identifierKinds) expect(reasonOf(kind, text)).toBe(reason)
    expect(readText(text).candidates).toEqual([])
    expect(unparsable(text)).toBe(reason)
  })

  test.each(['', '   ', '---', '\u200B\u00AD', '🙂'])('%j asks for an identifier', (text) => {
    for (const kind of identifierKinds) {
      expect(reasonOf(kind, text)).toBe('Type the number that is on the item.')
    }
    expect(unparsable(text)).toBe('Type the number that is on the item.')
  })

  test('a serial that merely contains a placeholder is accepted', () => {
    expect(keyOf('serial-number', 'CUSTOM-2209')).toBe('serial:CUSTOM2209')
    expect(keyOf('serial-number', 'custom')).toBe('serial:CUSTOM')
    expect(keyOf('serial-number', 'NONE-77')).toBe('serial:NONE77')
    expect(keyOf('serial-number', '0000A')).toBe('serial:0000A')
  })
})

describe('normalization', () => {
  test.each([
    ['full-width', '３５６９３８０３５６４３８０９'],
    ['Arabic-Indic', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩'],
    ['Persian', '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹'],
    ['Devanagari', '३५६९३८०३५६४३८०९'],
    ['N’Ko', '߃߅߆߉߃߈߀߃߅߆߄߃߈߀߉'],
    ['Adlam', '𞥓𞥕𞥖𞥙𞥓𞥘𞥐𞥓𞥕𞥖𞥔𞥓𞥘𞥐𞥙'],
    [
      'Eastern Pwo Karen',
      String.fromCodePoint(...[...'356938035643809'].map((digit) => 0x116da + Number(digit))),
    ],
    ['mathematical', '𝟛𝟝𝟞𝟡𝟛𝟠𝟘𝟛𝟝𝟞𝟜𝟛𝟠𝟘𝟡'],
    ['keycap', [...'356938035643809'].map((digit) => `${digit}\uFE0F\u20E3`).join('')],
  ])('%s digits are the digits 0 to 9', (_script, text) => {
    expect(keyOf('imei1', text)).toBe('imei:35693803564380')
  })

  test('spaces, dashes and invisible characters of every kind are removed', () => {
    for (const sign of [
      ...' \t\n-./_#',
      ...'\u00A0\u2003\u202F\u3000\u200B\u200E\u2060\uFEFF\u00AD',
      ...'\u2010\u2011\u2012\u2013\u2014\u2212\uFE58\uFF0D',
    ]) {
      expect(keyOf('serial-number', `${sign}ab${sign}0012${sign}`)).toBe('serial:AB0012')
    }
  })

  test('a letter that only looks like A–Z is refused, never replaced by another', () => {
    for (const text of ['С02XK0AA', 'Α1234', 'É1234', 'X\u03011234', 'ก1234']) {
      expect(reasonOf('serial-number', text)).toContain('not from A to Z')
      expect(unparsable(text)).toContain('not from A to Z')
      expect(readText(text).candidates).toEqual([])
    }
  })

  test('4 and 64 characters are accepted, 3 and 65 are not', () => {
    expect(keyOf('serial-number', 'A-1-B-2')).toBe('serial:A1B2')
    expect(keyOf('serial-number', 'A1'.repeat(32))).toBe(`serial:${'A1'.repeat(32)}`)
    expect(unparsable('A-1-B')).toContain('too short: only 3 characters')
    expect(unparsable(`${'A1'.repeat(32)}B`)).toContain('too long')
  })
})

describe('mistakes known from other registries', () => {
  test('a leading zero makes a different identifier', () => {
    for (const kind of ['serial-number', 'chassisNumber'] as const) {
      expect(keyOf(kind, '0012A4567')).not.toBe(keyOf(kind, '012A4567'))
    }
    expect(keyOf('imei1', '012899000123456')).not.toBe(keyOf('imei1', '12899000123456'))
  })

  test('a plate is the same with any spacing', () => {
    const keys = ['KJA-012AB', 'kja 012 ab', 'KJA012AB'].map((text) => keyOf('plateNumber', text))
    expect(new Set(keys)).toEqual(new Set(['plate:KJA012AB']))
  })

  test('look-alike characters stay different where both are possible', () => {
    expect(keyOf('meid', 'A00000000000B5')).not.toBe(keyOf('meid', 'A0000000000085'))
    expect(keyOf('mac-address', '00:1A:2B:3C:4D:5B')).not.toBe(
      keyOf('mac-address', '00:1A:2B:3C:4D:58'),
    )
    for (const [one, other] of ['O0', 'I1', 'S5', 'B8', 'Z2'].map((pair) => [...pair])) {
      expect(keyOf('serial-number', `AB${one}99`)).not.toBe(keyOf('serial-number', `AB${other}99`))
      expect(keyOf('chassisNumber', `AB${one}99`)).not.toBe(keyOf('chassisNumber', `AB${other}99`))
    }
  })
})

describe('MEID', () => {
  test('an 18-digit form whose hex is all decimal digits is the IMEI of those digits', () => {
    for (const hex of ['99000012345678', '01234567012346']) {
      const first = String(Number.parseInt(hex.slice(0, 8), 16)).padStart(10, '0')
      const last = String(Number.parseInt(hex.slice(8), 16)).padStart(8, '0')
      expect(keyOf('meid', first + last)).toBe(keyOf('imei1', hex))
    }
  })
})

describe('MAC address', () => {
  test.each([
    '001A2B3C4D5E',
    '00-1A-2B-3C-4D-5E',
    '00–1A–2B–3C–4D–5E',
    '00：1A：2B：3C：4D：5E',
    '00 1A 2B 3C 4D 5E',
    '00: 1A: 2B: 3C: 4D: 5E',
    '001a.2b3c.4d5e',
    '001.A2B.3C4.D5E',
    '001A2B-3C4D5E',
    ' 00:1A:2B:3C:4D:5E ',
  ])('%s is one address', (text) => {
    expect(keyOf('mac-address', text)).toBe('mac:001A2B3C4D5E')
  })

  test('a randomised address is accepted with a warning, a factory one without', () => {
    for (const digit of ['2', '6', 'a', 'E']) {
      expect(warningsOf('mac-address', `0${digit}:1A:2B:3C:4D:5E`)).toEqual([
        expect.stringContaining('random Wi-Fi address'),
      ])
    }
    for (const digit of ['0', '4', '8', 'c']) {
      expect(warningsOf('mac-address', `0${digit}:1A:2B:3C:4D:5E`)).toEqual([])
    }
  })
})

describe('VIN', () => {
  test('a wrong check digit is a warning, not a refusal', () => {
    expect(warningsOf('vin', '1M8GDM9AXKP042788')).toEqual([])
    for (const kind of ['vin', 'chassisNumber'] as const) {
      expect(warningsOf(kind, 'WVWZZZ3CZEE140287')).toEqual([
        expect.stringContaining('built for North America or China'),
      ])
    }
  })

  test('a chassis number may have 25 characters', () => {
    const longest = `${'A1'.repeat(12)}B`
    expect(keyOf('chassisNumber', longest)).toBe(`chassis:${longest}`)
  })

  test('a 17-character chassis number that cannot be a VIN stays a chassis number', () => {
    expect(keyOf('chassisNumber', 'IM8GDM9AXKP042788')).toBe('chassis:IM8GDM9AXKP042788')
  })
})

describe('plates', () => {
  test.each([
    ['KJA-OI2AB', 'KJA012AB', 'KJA-012AB'],
    ['K1A-012A8', 'KIA012AB', 'KIA-012AB'],
    ['8EN-SZ1OK', 'BEN521OK', 'BEN-521OK'],
    ['A6318-KJA', 'A6318KJA', 'A6318KJA'],
    ['A8318-KJA', 'AB318KJA', 'AB318-KJA'],
    ['AG3I8-KJ4', 'AG3I8KJ4', 'AG3I8KJ4'],
    ['AG3I8-8JA', 'AG318BJA', 'AG318-BJA'],
  ])('%s is read as %s', (text, key, display) => {
    expect(accepted('plateNumber', text).key).toBe(key)
    expect(shownAs('plateNumber', text)).toBe(display)
  })

  test('a correction is shown to the user who typed it', () => {
    expect(warningsOf('plateNumber', 'KJA-OI2AB')).toEqual([
      expect.stringContaining('We read this as KJA-012AB'),
    ])
    expect(warningsOf('plateNumber', 'KJA-012AB')).toEqual([])
  })

  test('an exact plate of either form is never corrected into the other', () => {
    expect(keyOf('plateNumber', 'ABO-128DE')).toBe('plate:ABO128DE')
    expect(keyOf('plateNumber', 'AB012-BDE')).toBe('plate:AB012BDE')
  })

  test('the form with the fewest changes wins, and a tie is left as typed', () => {
    // A tie: ABO121DE and AB012IDE each need one change.
    expect(keyOf('plateNumber', 'AB0121DE')).toBe('plate:AB0121DE')
    // A tie: ABO128DE and AB012BDE each need one change.
    expect(keyOf('plateNumber', 'ABO12BDE')).toBe('plate:ABO12BDE')
    // AB012IDE needs no change, ABO121DE two.
    expect(keyOf('plateNumber', 'AB012IDE')).toBe('plate:AB012IDE')
    // AB012IDE needs one change, ABO121DE two, and AB0121DE is not a plate.
    expect(keyOf('plateNumber', 'AB0I2IDE')).toBe('plate:AB012IDE')
  })

  test.each(['BLESSING', 'OBASANJO', 'NA123B01', '01B123FG', '50512380', 'OBJ1', 'NPF1234D'])(
    'the special plate %s is left unchanged',
    (text) => {
      expect(accepted('plateNumber', text)).toMatchObject({ key: text, warnings: [] })
      expect(shownAs('plateNumber', text)).toBe(text)
    },
  )

  test('an unknown area code is accepted', () => {
    expect(keyOf('plateNumber', 'QQQ-123XX')).toBe('plate:QQQ123XX')
  })
})

describe('possible kinds', () => {
  test.each([
    [
      '356938035643809',
      [
        'imei1 imei:35693803564380',
        'serial-number serial:356938035643809',
        'chassisNumber chassis:356938035643809',
      ],
    ],
    [
      '35-209900-176148-23',
      [
        'imei1 imei:35209900176148',
        'serial-number serial:3520990017614823',
        'chassisNumber chassis:3520990017614823',
      ],
    ],
    [
      '35693803564380',
      [
        'imei1 imei:35693803564380',
        'serial-number serial:35693803564380',
        'chassisNumber chassis:35693803564380',
      ],
    ],
    [
      '490154203237517',
      ['serial-number serial:490154203237517', 'chassisNumber chassis:490154203237517'],
    ],
    [
      'af0123450abcde',
      [
        'meid meid:AF0123450ABCDE',
        'serial-number serial:AF0123450ABCDE',
        'chassisNumber chassis:AF0123450ABCDE',
      ],
    ],
    [
      '293608736500703710',
      [
        'meid meid:AF0123450ABCDE',
        'serial-number serial:293608736500703710',
        'chassisNumber chassis:293608736500703710',
      ],
    ],
    ['WVWZZZ3CZEE140287', ['vin vin:WVWZZZ3CZEE140287', 'serial-number serial:WVWZZZ3CZEE140287']],
    [
      'IM8GDM9AXKP042788',
      ['serial-number serial:IM8GDM9AXKP042788', 'chassisNumber chassis:IM8GDM9AXKP042788'],
    ],
    [
      '00:1A:2B:3C:4D:5E',
      [
        'mac-address mac:001A2B3C4D5E',
        'serial-number serial:001A2B3C4D5E',
        'chassisNumber chassis:001A2B3C4D5E',
        'plateNumber plate:001A2B3C4D5E',
      ],
    ],
    [
      'KJA-OI2AB',
      [
        'plateNumber plate:KJA012AB',
        'serial-number serial:KJAOI2AB',
        'chassisNumber chassis:KJAOI2AB',
      ],
    ],
    [
      'BLESSING',
      [
        'serial-number serial:BLESSING',
        'chassisNumber chassis:BLESSING',
        'plateNumber plate:BLESSING',
      ],
    ],
    [
      '123e4567-e89b-12d3-a456-426614174000',
      [
        'uuid uuid:123E4567E89B12D3A456426614174000',
        'serial-number serial:123E4567E89B12D3A456426614174000',
      ],
    ],
  ])('%s could be %j, in that order', (text, expected) => {
    expect(candidatesOf(text)).toEqual(expected)
  })

  test('a text with candidates is never reported as unparsable', () => {
    expect(unparsable('490154203237517')).toBeNull()
  })
})

describe('typing advice', () => {
  test.each([
    ['490154203237517', '15 digits, like an IMEI, but at least one digit is wrong'],
    ['35693803564380', 'If the phone shows 15'],
    ['3569380356438099', 'may be the software version'],
    ['35209900176148101', 'Type only these 15'],
    ['AF0123450ABCDED', 'is wrong'],
    ['IM8GDM9AXKP042788', 'A VIN never has the letters I, O or Q'],
    ['01:02:03:04:05:z0', 'yours has Z'],
    ['00:02:03:04:05', 'yours has 10'],
  ])('%s: %s', (text, said) => {
    expect(advice(text)).toContain(said)
  })

  test.each([
    '490154203237518',
    'AF0123450ABCDEC',
    'WVWZZZ3CZEE140287',
    '00:1A:2B:3C:4D:5E',
    'KJA-012AB',
    'C02XK0AAJGH5',
    '22345678901234568',
    'MACHINE-7',
    'IMEI: 356938035643809',
  ])('%j has none', (text) => {
    expect(advice(text)).toBeNull()
  })
})

describe('format', () => {
  test('a short serial is not grouped, a long one is', () => {
    expect(formatIdentifier('serial', 'R58M1234')).toBe('R58M1234')
    expect(formatIdentifier('serial', 'R58M12345')).toBe('R58M 1234 5')
  })
})
