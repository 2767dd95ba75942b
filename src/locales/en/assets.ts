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

interface UnnamedItem {
  brand?: string | undefined
  type: 'Gadget' | 'Vehicle'
  kind: IdentifierKind
}

/** The name of an item that its finder reported: `Apple phone, found`. */
export function foundItemName({ brand, ...item }: UnnamedItem): string {
  const noun = nounOf(item)
  if (!brand) return `${noun.replace(/^./, (letter) => letter.toUpperCase())}, found`
  const isSaid = noun === 'item' || brand.toLowerCase().includes(noun)
  return `${isSaid ? brand : `${brand} ${noun}`}, found`
}

/** The name of an item that is registered with its first report, until its owner writes one. */
export function lostItemName({ brand, ...item }: UnnamedItem): string {
  return `My ${brand || nounOf(item)}`
}

function nounOf({ type, kind }: Omit<UnnamedItem, 'brand'>): 'vehicle' | 'phone' | 'item' {
  if (type === 'Vehicle') return 'vehicle'
  return kind === 'imei1' || kind === 'imei2' || kind === 'meid' ? 'phone' : 'item'
}
