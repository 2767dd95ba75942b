import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { dayLabel, longDate } from '../../locales/en/dates.ts'

/** `4 March 2026`, from milliseconds since 1970. */
export const dateOf = longDate

/** `4 March 2026, 10:30`. */
export function momentOf(instant: number): string {
  return `${dateOf(instant)}, ${timeOf(instant)}`
}

/** `4 March 2026` for `2026-03-04`. */
export const dayInWords = dayLabel

/** Today in Nigeria as `2026-03-04`. */
export function today(): string {
  return dayOf(Date.now())
}
