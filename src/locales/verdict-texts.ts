import { monthOf } from '../domain/calendar-days.ts'
import {
  type IdentifierKind,
  type NumberPlace,
  placeOfNumber,
} from '../domain/identifiers/kinds.ts'
import type { Language } from '../domain/languages.ts'
import { isListedAlone } from '../domain/listings/listings.ts'
import { type NamesakeState, namesakeState, thingsOf } from '../domain/lookup/namesakes.ts'
import type { Finding } from '../domain/lookup/verdict.ts'
import { datesIn } from './dates-in.ts'
import { fill } from './texts.ts'

/** One sentence that states a result, and what to do now, in order. */
export interface VerdictText {
  message: string
  advice: readonly string[]
}

/** The results of a lookup in one language, as plain texts that a speaker can review. */
export interface VerdictTexts {
  /** Put for {when} if the report has a date. */
  when: string
  /** Put for {where} if the report has a state. */
  where: string
  /** Put for {when} of a report that nobody has confirmed for a year. */
  inMonth: string
  /** Put for {since} of such a report: its owner has never confirmed it, or in this month. */
  notConfirmed: string
  lastConfirmed: string
  /** More advice for such a report. */
  stale: string
  /** The Federal Capital Territory within a sentence. */
  federalCapital: string
  stolen: VerdictText
  lost: VerdictText
  underReview: VerdictText
  found: VerdictText
  contested: VerdictText
  clear: VerdictText
  unknown: VerdictText
  /** The last advice for a number that is not in the registry, by where a buyer reads it. */
  readAgain: Readonly<Record<NumberPlace, string>>
  /** Nobody reported it, but authorities list it. {lists} contains them with their days. */
  listed: VerdictText
  /** Follows the message of a report whose item is listed, too. */
  alsoListed: string
  /**
   * Follows if several makers use one serial number. {count} is how many, {things} has `namesake` for
   * each; {maker} is its name or `unnamedMaker`, {state} one of `namesakeStates`.
   */
  namesakes: string
  namesake: string
  unnamedMaker: string
  namesakeStates: Readonly<Record<NamesakeState, string>>
  /** Advice for a text that is no number. */
  invalid: readonly string[]
}

interface Said {
  message: string
  advice: string[]
}

export interface LookupWords {
  verdictMessage: (finding: Finding, kind?: IdentifierKind) => Said
  invalidAdvice: string[]
}

/** The functions of `locales/en/lookup.ts` for another language. */
export function lookupWordsOf(language: Language, texts: VerdictTexts): LookupWords {
  const { longDate, dayLabel, monthLabel } = datesIn(language)
  const say = (
    { message, advice }: VerdictText,
    params: Record<string, string | number>,
  ): Said => ({
    message: fill(message, params),
    advice: [...advice],
  })
  function dateIn({ reportedAt, stale }: Finding): string {
    if (reportedAt === undefined) return ''
    return stale
      ? fill(texts.inMonth, { month: monthLabel(monthOf(reportedAt)) })
      : fill(texts.when, { date: longDate(reportedAt) })
  }
  function sinceThen({ stale, confirmedIn }: Finding): string {
    if (!stale) return ''
    return confirmedIn === undefined
      ? texts.notConfirmed
      : fill(texts.lastConfirmed, { month: monthLabel(confirmedIn) })
  }
  function namesakesOf(finding: Finding): string {
    const things = thingsOf(finding)
    if (things.length === 0) return ''
    const each = things.map((thing) =>
      fill(texts.namesake, {
        maker: thing.item?.brand ?? texts.unnamedMaker,
        state: texts.namesakeStates[namesakeState(thing)],
      }),
    )
    return fill(texts.namesakes, { count: things.length, things: each.join('; ') })
  }
  return {
    verdictMessage(finding, kind) {
      const { state, stale, listings = [] } = finding
      const lists = listings
        .map(({ source, date }) => source + fill(texts.when, { date: dayLabel(date) }))
        .join(', ')
      if (isListedAlone(finding)) return say(texts.listed, { lists })
      const name = state === 'Federal Capital Territory' ? texts.federalCapital : state
      const { message, advice } = say(
        texts[finding.underReview ? 'underReview' : finding.verdict],
        {
          when: dateIn(finding),
          where: name ? fill(texts.where, { state: name }) : '',
          since: sinceThen(finding),
        },
      )
      const also = lists === '' ? '' : fill(texts.alsoListed, { lists })
      return {
        message: message + also + namesakesOf(finding),
        advice: [
          ...advice,
          ...(stale ? [texts.stale] : []),
          ...(finding.verdict === 'unknown' ? [texts.readAgain[placeOfNumber(kind)]] : []),
        ],
      }
    },
    invalidAdvice: [...texts.invalid],
  }
}
