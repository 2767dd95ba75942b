import { dayOf } from '../../domain/calendar-days.ts'
import { dayText, monthText } from '../dates-in.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `4 March 2026`: the Nigerian day of an instant. */
export function longDate(instant: number): string {
  return dayText(dayOf(instant), months)
}

/** `4 March 2026` for `2026-03-04`. */
export function dayLabel(day: string): string {
  return dayText(day, months)
}

/** `March 2026` for `2026-03`. */
export function monthLabel(month: string): string {
  return monthText(month, months)
}
