import { monthOf } from '../../domain/calendar-days.ts'
import { monthLabel } from './dates.ts'

/** The description until the new owner writes one. `at`: when they received the asset. */
export function handedOverMessage(at: number): string {
  return `Handed over on Toju in ${monthLabel(monthOf(at))}.`
}
