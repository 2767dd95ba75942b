import { describe, expect, test } from 'vitest'
import { foldToAscii, smsSegments } from '../../../src/domain/channels/alphabets.ts'
import { channelRules, channels, fitToChannel } from '../../../src/domain/channels/channels.ts'
import type { Screen } from '../../../src/domain/channels/conversation.ts'
import { languages } from '../../../src/domain/languages.ts'
import type { Finding } from '../../../src/domain/lookup/verdict.ts'
import {
  channelWords,
  screenText,
  sentenceText,
  verdictKeyOf,
  verdictText,
} from '../../../src/locales/channels.ts'

const ascii = /^[\n\x20-\x5f\x61-\x7e]*$/
// One day of each month, because their names differ in length.
const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 28, 12))
const state = 'Cross River'
const item = {
  type: 'Gadget',
  brand: 'Samsung',
  model: 'Galaxy S24 Ultra 5G',
  colour: 'ash',
} as const
/** The longest name that a source may have. */
const listings = [{ source: 'Nigeria Police Force, Lagos State Command', date: '2026-12-30' }]
const others = [{ verdict: 'clear', underReview: false, item } as const]
const findings: Finding[] = days.flatMap((reportedAt): Finding[] => [
  { verdict: 'stolen', underReview: false, reportedAt, state, item },
  { verdict: 'stolen', underReview: false, reportedAt, state, item, stale: true },
  { verdict: 'lost', underReview: false, reportedAt, state, item },
  { verdict: 'lost', underReview: true, reportedAt, state, item },
  { verdict: 'found', underReview: false, reportedAt },
  { verdict: 'clear', underReview: false, item: { type: 'Gadget', brand: 'Samsung' } },
  { verdict: 'unknown', underReview: false },
  { verdict: 'unknown', underReview: false, listings },
  { verdict: 'stolen', underReview: false, reportedAt, state, item, listings },
  { verdict: 'stolen', underReview: false, reportedAt, state, item, listings, others },
  { verdict: 'clear', underReview: false, item: { type: 'Gadget', brand: 'Samsung' }, others },
])
const proof = { number: 'T-ABCD-EFGH', url: 'toju.ng/c' }
const screens: Screen[] = [
  'menu',
  'menu-again',
  'ask-phone',
  'ask-vehicle',
  'ask-found',
  'ask-place',
  'choose-language',
  'not-a-number',
  'too-long',
  'loss-by-message',
]

/** The texts of each verdict, the longest first. */
function longestFirst(verdicts: readonly { key: string; text: string }[]): Map<string, string[]> {
  const texts = Map.groupBy(verdicts, ({ key }) => key)
  return new Map(
    [...texts].map(([key, found]) => [
      key,
      found.map(({ text }) => text).sort((a, b) => b.length - a.length),
    ]),
  )
}

describe.each(languages)('in %s', (language) => {
  const words = channelWords[language]

  test.for(channels)(
    'every reply by %s has the length and the characters that the channel allows',
    async (channel, { annotate }) => {
      const { maxLength, isAscii } = channelRules[channel]
      const verdicts = findings.map((finding) => ({
        key: verdictKeyOf(finding),
        text: verdictText(channel, language, finding, proof),
      }))
      const finds = findings.map((finding) =>
        verdictText(channel, language, { ...finding, asFind: true }, proof),
      )
      for (const text of channel === 'ussd' ? [] : finds) {
        expect(text).toContain(isAscii ? foldToAscii(words.foundAsk) : words.foundAsk)
        expect(text.length).toBeLessThanOrEqual(maxLength)
      }
      const others = [
        words.slip,
        words.notANumber,
        words.foundNoted,
        words.tooMany,
        words.failed,
        words.lossOnWeb,
        `123e4567-e89b-12d3-a456-426614174000: ${words.lossCode}`,
        words.lossWrongCode,
        words.lossDone,
      ]
      const all = [
        ...verdicts.map(({ text }) => text),
        ...screens.map((name) => screenText(channel, language, name)),
        ...others.map((text) => sentenceText(channel, text)),
      ]
      for (const text of all) {
        expect(text.length).toBeLessThanOrEqual(maxLength)
        if (isAscii) expect(text).toMatch(ascii)
        if (channel === 'sms') expect(smsSegments(text)).toBeLessThanOrEqual(2)
        // A letter that the folding to ASCII does not know becomes a question mark within a word.
        expect(text).not.toMatch(/\w\?\w|\?{2}/)
      }
      for (const { key, text } of verdicts) {
        expect(text).toContain(proof.number)
        // The advice is never left out.
        expect(text).toContain(isAscii ? foldToAscii(words.advice[key]) : words.advice[key])
      }
      // A text of exactly the maximum length has probably been cut off.
      for (const text of all.slice(verdicts.length)) expect(text.length).toBeLessThan(maxLength)
      for (const [key, [longest = '']] of longestFirst(verdicts)) {
        const segments = channel === 'sms' ? `, ${smsSegments(longest)} segments` : ''
        await annotate(`${key}: ${longest.length} of ${maxLength}${segments}: ${longest}`)
      }
    },
  )

  test('no two verdicts begin with the same words, and an unregistered item is not called safe', () => {
    const heads = findings
      .slice(1, 7)
      .map((finding) => verdictText('ussd', language, finding, proof).split(/[.\n]/, 1)[0])
    expect(new Set(heads).size).toBe(6)
    const unknown = words.verdicts.unknown
    expect(unknown.length).toBeGreaterThan(words.verdicts.clear.length)
  })

  test('a text message names the other maker of a serial number', () => {
    const item = { type: 'Gadget', brand: 'Samsung' } as const
    const other = { type: 'Gadget', brand: 'Binatone' } as const
    const others = [{ verdict: 'clear', underReview: false, item: other } as const]
    const finding: Finding = { verdict: 'stolen', underReview: false, item, others }
    for (const channel of ['sms', 'whatsapp'] as const) {
      const text = verdictText(channel, language, finding, proof)
      const state = words.namesakeStates.clear
      expect(text).toContain(
        `Binatone, ${channelRules[channel].isAscii ? foldToAscii(state) : state}`,
      )
      expect(text).toContain('Samsung')
    }
  })

  test('English is shown beneath a verdict until two speakers reviewed the words', () => {
    const [stolen] = findings
    const text = verdictText('ussd', language, stolen as Finding, proof)
    expect(text).toContain('STOLEN')
  })
})

test('parts are dropped by `dropOrder`, and parts without it are never dropped', () => {
  const parts = [
    { text: 'a'.repeat(100) },
    { text: 'b'.repeat(60), dropOrder: 2 },
    { text: 'c'.repeat(60), dropOrder: 1 },
    { text: 'd' },
  ]
  expect(fitToChannel('ussd', parts)).toBe(`${'a'.repeat(100)}\n${'b'.repeat(60)}\nd`)
})

test('dots, hooks and tones are folded to ASCII', () => {
  expect(foldToAscii('Ẹ jọ̀ọ́ ṣe ɓata, ƙasa, Ụlọ ṅ “a” – b… ₦5 `')).toBe(
    'E joo se bata, kasa, Ulo n "a" - b... N5 \'',
  )
})
