import { type Channel, fitToChannel, type Part } from '../domain/channels/channels.ts'
import type { Screen } from '../domain/channels/conversation.ts'
import { type Language, languages } from '../domain/languages.ts'
import { isListedAlone } from '../domain/listings/listings.ts'
import { namesakeState } from '../domain/lookup/namesakes.ts'
import type { Finding, Namesake } from '../domain/lookup/verdict.ts'
import { type ChannelWords, channelWords as en, type VerdictKey } from './en/channels.ts'
import ha from './ha/channels.json' with { type: 'json' }
import ig from './ig/channels.json' with { type: 'json' }
import { languageNames } from './languages.ts'
import pcm from './pcm/channels.json' with { type: 'json' }
import { isReviewed } from './reviewers.ts'
import { fill } from './texts.ts'
import yo from './yo/channels.json' with { type: 'json' }

export const channelWords: Readonly<Record<Language, ChannelWords>> = {
  en,
  pcm: pcm.channelWords,
  ha: ha.channelWords,
  yo: yo.channelWords,
  ig: ig.channelWords,
}

/** The English verdict in a few words, shown beneath a translation that is not reviewed yet. */
const inEnglish: Readonly<Record<VerdictKey, string>> = {
  stolen: 'STOLEN: DO NOT BUY',
  lost: 'LOST: DO NOT BUY',
  underReview: 'UNDER REVIEW: DO NOT BUY YET',
  found: 'FOUND: DO NOT BUY',
  contested: 'TWO CLAIMS: DO NOT BUY YET',
  listed: 'LISTED: DO NOT BUY',
  clear: 'NOTHING REPORTED',
  unknown: 'NOT IN THE REGISTRY',
}

/** One screen of a conversation. */
export function screenText(channel: Channel, language: Language, screen: Screen): string {
  const words = channelWords[language]
  const lines = channel === 'ussd' ? ussdLines(words, screen) : messageLines(words, screen)
  // By text message it would need a second segment.
  const more = channel === 'whatsapp' && screen === 'menu' ? [words.lossByMessage] : []
  return sentenceText(channel, [...lines, ...more].join('\n'))
}

function ussdLines(words: ChannelWords, screen: Screen): string[] {
  const back = `0 ${words.back}`
  switch (screen) {
    case 'menu':
      return [words.menu.welcome, ...numbered(words.menu.choices)]
    case 'menu-again':
      return [words.menu.again, ...numbered(words.menu.choices)]
    case 'choose-language':
      return numbered(languages.map((language) => languageNames[language]))
    case 'not-a-number':
      return [words.notANumber, back]
    case 'too-long':
      return [words.tooLong]
    case 'loss-by-message':
      return [words.lossByMessage]
    default:
      return [words.questions[screen], back]
  }
}

/**
 * Unlike a step of a USSD session, a message is independent of the one before, so it says what to
 * send.
 */
function messageLines(words: ChannelWords, screen: Screen): string[] {
  switch (screen) {
    case 'choose-language':
      return [words.languageByMessage, ...languages.map((language) => languageNames[language])]
    case 'ask-found':
      return [words.foundByMessage]
    case 'loss-by-message':
      return [words.lossByMessage]
    default:
      return ussdLines(words, screen).filter((line) => !line.startsWith('0 '))
  }
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, at) => `${at + 1} ${line}`)
}

/** One sentence by itself. */
export function sentenceText(channel: Channel, text: string): string {
  return fitToChannel(channel, [{ text }])
}

interface ShownItem {
  brand?: string | undefined
  model?: string | undefined
  colour?: string | undefined
}

interface ShownNamesake extends Pick<Namesake, 'verdict' | 'underReview'> {
  item?: ShownItem | undefined
}

/** The part of the result of `GET /verify` that an answer contains. */
type CheckAnswer = Pick<Finding, 'verdict' | 'underReview'> & {
  reportedAt?: number | undefined
  state?: string | undefined
  stale?: boolean | undefined
  item?: ShownItem | undefined
  listings?: Finding['listings'] | undefined
  others?: readonly ShownNamesake[] | undefined
  /** The number that it is about, if the text had several. */
  about?: string | null
  /** Whether the caller said that they found it. */
  asFind?: true | undefined
}

/** What a lookup found, what to do now, and the number of its proof if it has one. */
export function verdictText(
  channel: Channel,
  language: Language,
  finding: CheckAnswer,
  proof: { number: string; url: string } | null,
): string {
  const words = channelWords[language]
  const key = verdictKeyOf(finding)
  const date = finding.reportedAt === undefined ? '' : dayIn(language, finding.reportedAt)
  const item = itemText(channel, finding)
  // There is room for one listing. The page of the proof names all.
  const lists = (finding.listings ?? [])
    .slice(0, 1)
    .map((listing) => `${listing.source} ${dayIn(language, Date.parse(listing.date))}`)
    .join(', ')
  const state = shortState(finding.state ?? '')
  const facts = {
    when: date && fill(words.when, { date }),
    where: state && fill(words.where, { state }),
    lists,
  }
  const parts: Part[] = [
    ...(finding.about ? [{ text: `${finding.about}:` }] : []),
    {
      text: fill(words.verdicts[key], facts),
      // Some languages have no room for the state beside the advice.
      ...(state !== '' && {
        dropOrder: 6,
        shorter: fill(words.verdicts[key], { ...facts, where: '' }),
      }),
    },
    ...(lists === '' || key === 'listed'
      ? []
      : [{ text: fill(words.verdicts.listed, facts), dropOrder: 3 }]),
    ...(isReviewed(language, ['channels']) ? [] : [{ text: `(${inEnglish[key]})` }]),
    ...(item === '' ? [] : [{ text: item, dropOrder: finding.others ? 4 : 2 }]),
    ...namesakePart(words, finding),
    ...(finding.stale ? [{ text: words.stale, dropOrder: 3 }] : []),
    finding.asFind ? { text: words.foundAsk } : { text: words.advice[key], dropOrder: 7 },
    ...(proof === null
      ? []
      : [{ text: fill(words.proof, { number: proof.number }) }, { text: proof.url, dropOrder: 1 }]),
  ]
  return fitToChannel(channel, parts)
}

/** There is room for the gravest. The web page names all. */
function namesakePart(words: ChannelWords, { others = [] }: CheckAnswer): Part[] {
  const [gravest] = others
  if (!gravest) return []
  const state = words.namesakeStates[namesakeState(gravest)]
  const brand = (gravest.item?.brand ?? '').slice(0, maxBrand)
  const things = brand === '' ? state : `${brand}, ${state}`
  return [{ text: fill(words.namesakes, { things }), dropOrder: 5 }]
}

/** A longer one would leave no room for the rest of a USSD screen. */
const maxBrand = 16

export function verdictKeyOf(answer: CheckAnswer): VerdictKey {
  if (isListedAlone(answer)) return 'listed'
  return answer.underReview ? 'underReview' : answer.verdict
}

/** The maximum length of a make and model. A longer one would leave no room for the advice. */
const maxItem = { ussd: 30, sms: 60, whatsapp: 120 } as const satisfies Record<Channel, number>

/** `Tecno Camon 20, black`, to compare with the item in hand. */
function itemText(channel: Channel, { item }: CheckAnswer): string {
  const name = [item?.brand, item?.model].filter((part) => part !== undefined).join(' ')
  const text = [name, item?.colour].filter(Boolean).join(', ')
  return text.length <= maxItem[channel] ? text : ''
}

const dayForms = new Map(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(language === 'en' ? 'en-NG' : language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Africa/Lagos',
    }),
  ]),
)

function dayIn(language: Language, instant: number): string {
  return dayForms.get(language)?.format(instant) ?? ''
}

/** `FCT` is the usual name, and short. */
function shortState(state: string): string {
  return state === 'Federal Capital Territory' ? 'FCT' : state
}
