import { listPaymentEvents } from '../../../api/payments/list-payment-events.ts'
import { paymentSorts } from '../../../api/payments/list-payments.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const paymentEventsList = adminList({
  key: 'payment-events',
  sorts: paymentSorts,
  filters: unfiltered,
  fetch: ({ sort, page, limit }, options) =>
    fetchRows(listPaymentEvents, 'events', { sort, page, limit }, options),
})
