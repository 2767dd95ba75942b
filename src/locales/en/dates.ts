import { dayNumber } from '../../domain/calendar-days.ts'

const locale = 'en-GB'
const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Lagos' })
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The texts of the days that were asked for; `Intl` takes a microsecond for each. */
const dayTexts = new Map<number, string>()
const maxDayTexts = 1000

/** `4 March 2026`: the Nigerian day of an instant. */
export function longDate(instant: number): string {
  const day = dayNumber(instant)
  const known = dayTexts.get(day)
  if (known !== undefined) return known
  const text = instants.format(instant)
  if (dayTexts.size >= maxDayTexts) dayTexts.clear()
  dayTexts.set(day, text)
  return text
}

/** `4 March 2026` for `2026-03-04`. */
export function dayLabel(day: string): string {
  return days.format(new Date(`${day}T00:00Z`))
}

/** `March 2026` for `2026-03`. */
export function monthLabel(month: string): string {
  return months.format(new Date(`${month}-01T00:00Z`))
}
