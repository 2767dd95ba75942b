import {
  type LedgerRecord,
  listPayments,
  paymentSorts,
} from '../../../api/payments/list-payments.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type PaymentFilters, paymentFilters } from './payment-filters.ts'

export const paymentsList: AdminList<PaymentFilters, LedgerRecord> = {
  key: 'payments',
  sorts: paymentSorts,
  ...paymentFilters,
  fetch: async ({ show = 'all', sort, ...ask }, signal) => {
    const kind = show === 'all' || show === 'events' ? {} : { kind: show }
    const asked = { ...ask, ...kind, sort: orderIn(paymentSorts, sort) }
    const { data } = await call(listPayments, asked, { signal })
    return { rows: data.payments, total: data.total, more: data.more }
  },
}
