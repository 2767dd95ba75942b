import { listPayments, paymentSorts } from '../../../api/payments/list-payments.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { paymentFilters } from './payment-filters.ts'
import { viewOf } from './payment-views.ts'

export const paymentsList = adminList({
  key: 'payments',
  sorts: paymentSorts,
  filters: paymentFilters,
  fetch: ({ show, ...request }, options) => {
    const view = viewOf(show)
    const kind = view === 'all' || view === 'events' ? {} : { kind: view }
    return fetchRows(listPayments, 'payments', { ...request, ...kind }, options)
  },
})
