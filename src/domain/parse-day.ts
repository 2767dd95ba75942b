import type { Reason } from './reason.ts'
import { withPlainDigits } from './text/scripts.ts'
import type { DateFormat } from './users/users.ts'

/** Why a text is not a day. */
export type DayReason = Reason<{
  'day-form': null
  'no-such-day': null
  /** Two readings are possible. */
  'uncertain-day': { typed: string; days: readonly [string, string] }
}>

/**
 * `day` is `YYYY-MM-DD`. `possibleDays`: the readings of an ambiguous day, day before month first.
 */
export type ParsedDay =
  | { ok: true; day: string }
  | { ok: false; reason: DayReason; possibleDays?: readonly [string, string] }

const months =
  'January February March April May June July August September October November December'.split(' ')

const unparsable: DayReason = { code: 'day-form' }

// No date is longer. The limit bounds the work for one text.
const dateLike = /^[a-z\d][a-z\d\s,./-]{0,40}$/i
const yearLike = /^\d{4}$/
const ordinal = /(?<=\d)(?:st|nd|rd|th)\b(?:\s+of\b)?/gi
const weekdayLike = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i

/**
 * Parses a day: `2026-03-04`, `2026/03/04`, `25/03/2026`, `4th March 2026`, `March 4, 2026`,
 * `Wednesday, 4 March 2026`. Of two numbers before the year, the one above 12 is the day. If both
 * could be, a weekday or `format` decides; without them the text is ambiguous. Never throws.
 */
export function parseDay(text: string, format?: DateFormat): ParsedDay {
  const typed = text.trim()
  const readable = withPlainDigits(typed)
  const plain = dateLike.test(readable) ? readable.replace(ordinal, '') : ''
  const parts = plain.match(/[a-z\d]+/gi) ?? []
  const weekday = weekdayLike.exec(parts[0] ?? '')?.[1] ?? ''
  const [first = '', second = '', third = '', more] = weekday ? parts.slice(1) : parts
  if (more !== undefined) return refuse(unparsable)
  if (yearLike.test(first)) return dayOf(first, second, third, weekday)
  const dayFirst = dayOf(third, second, first, weekday)
  const monthFirst = dayOf(third, first, second, weekday)
  const isWorded = /[a-z]{3}/i.test(plain)
  if (format && !isWorded) return format === 'DD/MM/YYYY' ? dayFirst : monthFirst
  if (!dayFirst.ok || !monthFirst.ok || dayFirst.day === monthFirst.day) {
    return dayFirst.ok || monthOf(second) > 0 ? dayFirst : monthFirst
  }
  const days = [dayFirst.day, monthFirst.day] as const
  return {
    ok: false,
    reason: { code: 'uncertain-day', params: { typed, days } },
    possibleDays: days,
  }
}

function refuse(reason: DayReason): ParsedDay {
  return { ok: false, reason }
}

/** The day of this year, month and day, if it exists and falls on `weekday` (any, if ''). */
function dayOf(year: string, month: string, day: string, weekday: string): ParsedDay {
  const number = String(monthOf(month) || month)
  if (!yearLike.test(year) || !/^\d{1,2} \d{1,2}$/.test(`${number} ${day}`))
    return refuse(unparsable)
  const name = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(Date.UTC(Number(year), Number(number) - 1, Number(day)))
  // JavaScript turns 31 April into 1 May. `toUTCString` starts with `Wed, 04 Mar 2026`.
  return instant.toISOString().startsWith(name) &&
    instant.toUTCString().toLowerCase().startsWith(weekday.toLowerCase())
    ? { ok: true, day: name }
    : refuse({ code: 'no-such-day' })
}

/** The month, from 1, by its name or the beginning of it (`Mar`, `Sept`); 0 if it is none. */
function monthOf(word: string): number {
  const wanted = word.toLowerCase()
  return wanted.length < 3
    ? 0
    : months.findIndex((name) => name.toLowerCase().startsWith(wanted)) + 1
}
