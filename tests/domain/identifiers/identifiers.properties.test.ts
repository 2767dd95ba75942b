import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { formatIdentifier } from '../../../src/domain/identifiers/format-identifier.ts'
import { type IdentifierKind, identifierKinds } from '../../../src/domain/identifiers/kinds.ts'
import { certainties } from '../../../src/domain/identifiers/read/candidates.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import { gluedLabels } from '../../../src/domain/identifiers/read/words.ts'
import { fuzzRuns } from '../../support/fuzz.ts'

const digits = [...'0123456789']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const hex = [...'0123456789ABCDEF']
const vinCharacters = [...letters, ...digits].filter((character) => !'IOQ'.includes(character))

function textOf(characters: readonly string[], minLength: number, maxLength = minLength) {
  return fc
    .array(fc.constantFrom(...characters), { minLength, maxLength })
    .map((list) => list.join(''))
}

const imei = textOf(digits, 14).map((payload) => payload + luhnCharacter(payload, 10))
const meid = fc.tuple(textOf([...'ABCDEF'], 1), textOf(hex, 13)).map((parts) => parts.join(''))
const mac = fc
  .tuple(textOf(hex, 1), textOf([...'02468ACE'], 1), textOf(hex, 10))
  .map((parts) => parts.join(''))
const plateLookAlikes = [...'KJAB', ...'OISBZ', ...'01582']

const readable: Readonly<Record<IdentifierKind, fc.Arbitrary<string>>> = {
  imei1: imei,
  imei2: textOf(digits, 16),
  meid: fc.oneof(
    meid,
    meid.map((key) => key + luhnCharacter(key, 16)),
    textOf(digits, 14),
    meid.map(
      (key) =>
        String(Number.parseInt(key.slice(0, 8), 16)).padStart(10, '0') +
        String(Number.parseInt(key.slice(8), 16)).padStart(8, '0'),
    ),
  ),
  'serial-number': textOf([...letters, ...digits], 4, 64),
  uuid: textOf(hex, 32),
  'mac-address': mac,
  vin: textOf(vinCharacters, 17),
  plateNumber: fc.oneof(textOf([...letters, ...digits], 4, 12), textOf(plateLookAlikes, 8)),
  chassisNumber: fc.oneof(textOf([...letters, ...digits], 4, 25), textOf(vinCharacters, 17)),
}

const kindAndText = fc
  .constantFrom(...identifierKinds)
  .chain((kind) => readable[kind].map((text) => ({ kind, text })))

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((units) => String.fromCharCode(...units)),
  textOf([...letters, ...digits, ...'abc -:./_'], 0, 80),
  textOf([...digits, ...'٠١٢٣۴५߆７𞥘 –-'], 10, 22),
)

const manyRuns = { numRuns: fuzzRuns({ suite: 500, full: 2000 }) }

describe.each(identifierKinds)('%s', (kind) => {
  test('a key and its display form parse to the same key', () => {
    fc.assert(
      fc.property(readable[kind], (text) => {
        const reading = readAs(kind, text)
        fc.pre(reading.ok)
        const { namespace, key } = reading
        const display = formatIdentifier(namespace, key)
        for (const again of [key, display, display.toLowerCase()]) {
          expect(readAs(kind, again)).toMatchObject({ ok: true, namespace, key })
        }
      }),
      manyRuns,
    )
  })

  test('two different keys never become equal', () => {
    fc.assert(
      fc.property(
        readable[kind],
        fc.nat(63),
        fc.constantFrom(...letters, ...digits),
        (text, at, other) => {
          const reading = readAs(kind, text)
          fc.pre(reading.ok)
          const place = at % reading.key.length
          const changed = reading.key.slice(0, place) + other + reading.key.slice(place + 1)
          const second = readAs(kind, changed)
          fc.pre(second.ok && second.key === changed && changed !== reading.key)
          const display = formatIdentifier(reading.namespace, reading.key)
          expect(formatIdentifier(second.namespace, second.key)).not.toBe(display)
          expect(readAs(kind, display)).not.toMatchObject({ key: changed })
        },
      ),
      manyRuns,
    )
  })
})

describe('distinctions are never lost', () => {
  test.each([
    ['serial-number', textOf([...'O0I1S5B8Z2'], 4, 12)],
    ['chassisNumber', textOf([...'O0I1S5B8Z2'], 4, 12)],
    ['mac-address', mac],
    ['meid', meid],
    ['vin', textOf([...'S5B8Z2'], 17)],
    ['uuid', textOf([...'B80'], 32)],
    ['imei1', textOf(digits, 14)],
  ] as const)('%s: different texts have different keys', (kind, texts) => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [first, second] = [readAs(kind, one), readAs(kind, other)]
        fc.pre(first.ok && second.ok)
        expect(first.key === second.key && first.namespace === second.namespace).toBe(one === other)
      }),
      manyRuns,
    )
  })

  test('a wrong IMEI digit is always detected', () => {
    fc.assert(
      fc.property(imei, fc.nat(14), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const wrong = (Number(text.charAt(at)) + by) % 10
        expect(readAs('imei1', text.slice(0, at) + wrong + text.slice(at + 1)).ok).toBe(false)
      }),
      manyRuns,
    )
  })
})

test('17 VIN characters have a VIN key, both as a VIN and as a chassis number', () => {
  fc.assert(
    fc.property(readable.vin, (text) => {
      expect(readAs('chassisNumber', text)).toEqual(readAs('vin', text))
    }),
    manyRuns,
  )
})

describe('typing style does not matter', () => {
  test('punctuation and spaces anywhere leave the key unchanged', () => {
    const sign = fc.constantFrom('', '', '', '-', '–', '\u200B', '.')
    fc.assert(
      fc.property(
        kindAndText,
        fc.array(sign, { minLength: 65, maxLength: 65 }),
        ({ kind, text }, signs) => {
          // Nobody issues a number that begins with six zeros: what divides it makes two of it.
          fc.pre(!text.startsWith('000000'))
          // `SN-` at the beginning is a label.
          const labels = [...gluedLabels, 'MAC', 'NO', 'NR', 'NUM', 'SL', 'SR']
          fc.pre(kind !== 'mac-address' && !labels.some((label) => text.startsWith(label)))
          // Between signs, the country is one; a spreadsheet writes `6E95`.
          fc.pre(!/NI?G/.test(text) && !/^\d+E\d+$/.test(text))
          const typed = [...text].map((character, at) => character + signs[at]).join('')
          const readings = [readAs(kind, typed.toLowerCase()), readAs(kind, text)] as const
          // A model number, a plate and a day are known by how they are written: `SM-A515F`.
          fc.pre(readings.every((each) => each.ok || !each.reason.code.startsWith('is-')))
          expect(readings[0]).toEqual(readings[1])
        },
      ),
      manyRuns,
    )
  })

  test('digits of other scripts count as the same digits', () => {
    const zero = fc.constantFrom(0x660, 0x6f0, 0x7c0, 0x966, 0xff10, 0x1d7d8, 0x1e950)
    fc.assert(
      fc.property(kindAndText, zero, ({ kind, text }, first) => {
        const typed = text.replace(/[0-9]/g, (digit) => String.fromCodePoint(first + Number(digit)))
        expect(readAs(kind, typed)).toEqual(readAs(kind, text))
      }),
      manyRuns,
    )
  })
})

describe('any text', () => {
  test('is parsed or refused without throwing, and its key is 2 to 64 of A–Z and 0–9', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const kind of identifierKinds) {
          const reading = readAs(kind, text)
          if (reading.ok) expect(reading.key).toMatch(/^[A-Z0-9]{2,64}$/)
          else expect(reading.reason).not.toBe('')
        }
      }),
      manyRuns,
    )
  })

  test('has few candidates, the surest first, and one at least if nothing is doubted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          kindAndText.map(({ text }) => text),
        ),
        (text) => {
          const { candidates, doubts, numbers, leftover } = readText(text)
          expect(candidates.length).toBeLessThanOrEqual(140)
          const order = candidates.map(({ certainty }) => certainties.indexOf(certainty))
          expect(order).toEqual(order.toSorted((one, other) => one - other))
          for (const { number, key } of candidates) {
            expect(numbers[number]).toBeDefined()
            expect(key).toMatch(/^[A-Z0-9]{2,64}$/)
          }
          if (doubts.length === 0) {
            expect(candidates).not.toEqual([])
            expect(leftover).toBe('')
          }
        },
      ),
      { numRuns: fuzzRuns({ suite: 1000, full: 5000 }) },
    )
  })

  test('is read in a moment, however long it is', () => {
    const texts = ['1 ', 'A1-', '35693803564380', 'my phone C02XK0AB ', '354800/45/', 'KJA-1OIAB ']
    for (const text of texts.map((each) => each.repeat(200).slice(0, 256))) {
      const start = performance.now()
      for (let times = 0; times < 20; times++) readText(`${text.slice(0, 254)}${times}`)
      expect((performance.now() - start) / 20).toBeLessThan(50)
    }
  })
})
