import { dayInWords } from './days.ts'

/** How the dates of a table are written, where `03/04/2026` leaves it open. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]

/** `day` is `YYYY-MM-DD`. `readings` are the two days that a date could be. */
export type DayReading =
  | { ok: true; day: string }
  | { ok: false; reason: string; readings?: readonly [string, string] }

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const unreadable = 'Enter a date, like 2026-03-04 or 4 March 2026'

const withWeekday = /^(\p{L}+)\.?,?\s+(.*)$/u
const yearFirst = /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/
const yearLast = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4})$/
const dayMonth = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?(\p{L}+)\.?,?[\s-]+(\d{4})$/iu
const monthDay = /^(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/iu

/**
 * The day that a text names: `2026-03-04`, `2026/03/04`, `25/03/2026`, `4 March 2026`, `March 4, 2026`,
 * `Wednesday, 4 March 2026`. Of two numbers before the year the one above 12 is the day; where both could
 * be, a weekday or the `format` decides, and nothing is guessed without them. Never throws.
 */
export function readDay(text: string, format?: DateFormat): DayReading {
  const typed = text.normalize('NFKC').trim()
  // No date is so long, and a bound on the work one text can ask for.
  if (typed.length > 40) return { ok: false, reason: unreadable }
  const [, word = '', rest = ''] = withWeekday.exec(typed) ?? []
  const weekday = indexOfName(weekdays, word)
  return weekday === null ? readPlain(typed, format, null) : readPlain(rest, format, weekday)
}

/** Whether only a format can tell which day it is. */
export function isUncertainDay(text: string): boolean {
  const reading = readDay(text)
  return !reading.ok && reading.readings !== undefined
}

function readPlain(
  text: string,
  format: DateFormat | undefined,
  weekday: number | null,
): DayReading {
  const iso = yearFirst.exec(text)
  if (iso) return certain(iso[1], iso[3], iso[4], weekday)
  const worded = dayMonth.exec(text)
  if (worded) return certain(worded[3], monthNumber(worded[2]), worded[1], weekday)
  const american = monthDay.exec(text)
  if (american) return certain(american[3], monthNumber(american[1]), american[2], weekday)
  const numbers = yearLast.exec(text)
  if (numbers) return readNumbers(numbers, format, weekday)
  return { ok: false, reason: unreadable }
}

function readNumbers(
  [text, first, , second, year]: RegExpExecArray,
  format: DateFormat | undefined,
  weekday: number | null,
): DayReading {
  const dayFirst = certain(year, second, first, weekday)
  const monthFirst = certain(year, first, second, weekday)
  if (format !== undefined) {
    const reading = format === 'DD/MM/YYYY' ? dayFirst : monthFirst
    const other = format === 'DD/MM/YYYY' ? monthFirst : dayFirst
    return !reading.ok && other.ok ? { ok: false, reason: `${text} is not ${format}` } : reading
  }
  if (!dayFirst.ok) return monthFirst.ok ? monthFirst : dayFirst
  if (!monthFirst.ok || dayFirst.day === monthFirst.day) return dayFirst
  return {
    ok: false,
    reason: `${text} could be ${dayInWords(dayFirst.day)} or ${dayInWords(monthFirst.day)}. Write the month as a word, or ${dayFirst.day} or ${monthFirst.day}.`,
    readings: [dayFirst.day, monthFirst.day],
  }
}

/** The day of such a year, month and day, if there is one and it is such a weekday. */
function certain(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  weekday: number | null,
): DayReading {
  if (!year || !month || !day) return { ok: false, reason: unreadable }
  const name = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${name}T00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== name) {
    return { ok: false, reason: 'There is no such day. Check the date again.' }
  }
  const falls = date.getUTCDay()
  if (weekday !== null && weekday !== falls) {
    const [is, said] = [weekdays[falls] ?? '', weekdays[weekday] ?? '']
    return { ok: false, reason: `${dayInWords(name)} is a ${capital(is)}, not a ${capital(said)}.` }
  }
  return { ok: true, day: name }
}

function monthNumber(word: string | undefined): string | undefined {
  const index = indexOfName(months, word ?? '')
  return index === null ? undefined : String(index + 1)
}

/** A name in full, or its beginning of three letters or more: `Mar`, `Sept`, `Weds` is none. */
function indexOfName(names: readonly string[], word: string): number | null {
  const wanted = word.toLowerCase()
  if (wanted.length < 3) return null
  const index = names.findIndex((name) => name.startsWith(wanted))
  return index < 0 ? null : index
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
