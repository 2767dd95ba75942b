import { monthOf } from '../../domain/calendar-days.ts'
import type { IdentifierKind } from '../../domain/identifiers/kinds.ts'
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

/** The name of an item that is registered with its first report, until its owner writes one. */
export function lostItemName({
  brand,
  type,
  kind,
}: {
  brand?: string | undefined
  type: 'Gadget' | 'Vehicle'
  kind: IdentifierKind
}): string {
  if (brand) return `My ${brand}`
  if (type === 'Vehicle') return 'My vehicle'
  return kind === 'imei1' || kind === 'imei2' || kind === 'meid' ? 'My phone' : 'My item'
}
