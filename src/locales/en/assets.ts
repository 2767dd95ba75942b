import { monthOf } from '../../domain/calendar-days.ts'
import { monthLabel } from './dates.ts'

/** What stands for a description until its new owner has written one; `at` is when they got it. */
export function handedOverMessage(at: number): string {
  return `Handed over on Toju in ${monthLabel(monthOf(at))}.`
}
