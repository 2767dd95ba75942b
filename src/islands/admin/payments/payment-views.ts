import type { PaymentKind } from '../../../domain/payments/passes.ts'

/** What the screen shows: the whole ledger, one kind of entry, or the provider’s events. */
export const paymentViews = [
  'all',
  'payment',
  'renewal',
  'grant',
  'refund',
  'dispute',
  'events',
] as const satisfies readonly (PaymentKind | 'all' | 'events')[]

/** The view that a URL names. */
export function viewOf(show: string | undefined): (typeof paymentViews)[number] {
  return paymentViews.find((view) => view === show) ?? 'all'
}
