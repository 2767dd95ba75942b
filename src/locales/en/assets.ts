import { monthOf } from '../../domain/calendar-days.ts'
import { monthLabel } from './dates.ts'

/**
 * The description of a transferred asset until its new owner writes one. `at` is the time of the
 * transfer.
 */
export function handedOverMessage(at: number): string {
  return `Handed over on Toju in ${monthLabel(monthOf(at))}.`
}

/** The name of an item that its finder reported. */
export function foundItemName(brand: string): string {
  return `${brand} that I found`
}
