import { listPayments, paymentSorts } from '../../../api/payments/list-payments.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { paymentFilters } from './payment-filters.ts'

export const paymentsList = adminList({
  key: 'payments',
  sorts: paymentSorts,
  filters: paymentFilters,
  fetch: ({ show = 'all', ...ask }, options) => {
    const kind = show === 'all' || show === 'events' ? {} : { kind: show }
    return fetchRows(listPayments, 'payments', { ...ask, ...kind }, options)
  },
})
