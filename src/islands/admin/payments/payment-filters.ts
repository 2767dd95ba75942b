import type { PaymentKind } from '../../../domain/payments/passes.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

/** What the screen shows: the ledger, all of it or one kind of entry, or the provider’s events. */
export const paymentViews = [
  'all',
  'payment',
  'renewal',
  'grant',
  'refund',
  'dispute',
  'events',
] as const satisfies readonly (PaymentKind | 'all' | 'events')[]
export type PaymentView = (typeof paymentViews)[number]

export interface PaymentFilters {
  /** Left out, it is `all`. */
  show?: PaymentView
  /** A reference. */
  search?: string
  /** A user’s id. */
  owner?: string
}

/** How an address names them. */
export const paymentFilters: FiltersOf<PaymentFilters> = {
  readFilters: (search) => ({
    ...readOneOf('show', paymentViews, search),
    ...readText('search', search),
    ...readText('owner', search),
  }),
}
