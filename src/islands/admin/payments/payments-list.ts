import { paymentSorts } from '../../../api/admin-lists.ts'
import type { PaymentKind } from '../../../domain/payments/passes.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { paymentFilters } from './payment-filters.ts'

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

export const paymentsList = adminList({
  key: 'payments',
  sorts: paymentSorts,
  filters: paymentFilters,
  fetch: ({ show, ...request }, options) => {
    const view = viewOf(show)
    const kind = view === 'all' || view === 'events' ? {} : { kind: view }
    return fetchRows('GET /admin/payments', 'payments', { ...request, ...kind }, options)
  },
})

/** The view that a URL names. */
export function viewOf(show: string | undefined): (typeof paymentViews)[number] {
  return paymentViews.find((view) => view === show) ?? 'all'
}
