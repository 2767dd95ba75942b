import { expect, test } from 'vitest'
import { type IdentifierKind, identifierKinds } from '../../../src/domain/identifiers/kinds.ts'
import { languages } from '../../../src/domain/languages.ts'
import type { Finding } from '../../../src/domain/lookup/verdict.ts'
import { wordsOf } from '../../../src/locales/words-of.ts'

const reportedAt = Date.UTC(2026, 2, 4, 9)
const report = { reportedAt, state: 'Lagos' }
const findings: Record<string, Finding> = {
  stolen: { verdict: 'stolen', underReview: false, ...report },
  'stolen long ago': { verdict: 'stolen', underReview: false, ...report, stale: true },
  lost: { verdict: 'lost', underReview: false, ...report },
  'lost long ago': {
    verdict: 'lost',
    underReview: false,
    ...report,
    stale: true,
    confirmedIn: '2025-11',
  },
  'under review': { verdict: 'lost', underReview: true, ...report },
  found: { verdict: 'found', underReview: false, reportedAt },
  clear: { verdict: 'clear', underReview: false },
  'found, of several makers': {
    ...{ verdict: 'found', underReview: false, reportedAt },
    others: [{ verdict: 'clear', underReview: false, item: { type: 'Gadget', brand: 'Binatone' } }],
  },
  unknown: { verdict: 'unknown', underReview: false },
}

const cases = languages.flatMap((language) =>
  Object.entries(findings).map(([name, finding]) => [language, name, finding] as const),
)

test.each(cases)(
  '%s says of %s what English says: as many sentences, the date and the place',
  (language, _, finding) => {
    const { lookup, dates } = wordsOf(language)
    const { message, advice } = lookup.verdictMessage(finding)
    const english = wordsOf('en').lookup.verdictMessage(finding)
    expect(advice).toHaveLength(english.advice.length)
    const text = [message, ...advice].join(' ')
    expect(text).not.toMatch(/[{}]|undefined/)
    for (const [fact, inLanguage] of [
      [wordsOf('en').dates.longDate(reportedAt), dates.longDate(reportedAt)],
      [wordsOf('en').dates.monthLabel('2026-03'), dates.monthLabel('2026-03')],
      [wordsOf('en').dates.monthLabel('2025-11'), dates.monthLabel('2025-11')],
      ['Lagos', 'Lagos'],
      ['112', '112'],
      ['Binatone', 'Binatone'],
    ] as const) {
      expect(text.includes(inLanguage), `${fact} in: ${text}`).toBe(
        [english.message, ...english.advice].join(' ').includes(fact),
      )
    }
  },
)

test('no two verdicts of a language are the same, and none is that of another language', () => {
  const all = cases.map(
    ([language, , finding]) => wordsOf(language).lookup.verdictMessage(finding).message,
  )
  expect(new Set(all).size).toBe(all.length)
})

test.each(languages)('%s says only of a phone’s number to dial *#06#', (language) => {
  const { verdictMessage } = wordsOf(language).lookup
  const adviceFor = (kind: IdentifierKind) =>
    verdictMessage({ verdict: 'unknown', underReview: false }, kind).advice.join(' ')
  const dialled = identifierKinds.filter((kind) => adviceFor(kind).includes('*#06#'))
  expect(dialled).toEqual(['imei1', 'imei2', 'meid'])
  expect(adviceFor('plateNumber')).toContain('VIN')
})
