import {
  listPaymentEvents,
  type PaymentEventRecord,
} from '../../../api/payments/list-payment-events.ts'
import { paymentSorts } from '../../../api/payments/list-payments.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const paymentEventsList: AdminList<object, PaymentEventRecord> = {
  key: 'payment-events',
  sorts: paymentSorts,
  ...unfiltered,
  fetch: async ({ sort, page, limit }, signal) => {
    const asked = { page, limit, sort: orderIn(paymentSorts, sort) }
    const { data } = await call(listPaymentEvents, asked, { signal })
    return { rows: data.events, total: data.total, more: data.more }
  },
}
