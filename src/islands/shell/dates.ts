import { dayOf, timeOf } from '../../domain/calendar-days.ts'
import { longDate } from '../../locales/en/dates.ts'

/** `4 March 2026, 10:30`, from milliseconds since 1970. */
export function momentOf(instant: number): string {
  return `${longDate(instant)}, ${timeOf(instant)}`
}

/** Today in Nigeria as `2026-03-04`. */
export function today(): string {
  return dayOf(Date.now())
}
