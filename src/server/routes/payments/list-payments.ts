import { type LedgerRecord, listPayments } from '../../../api/payments/list-payments.ts'
import { type AdminPaymentRow, listPaymentRows } from '../../queries/payments/admin-payments.ts'
import { route } from '../route.ts'

export const listPaymentsRoute = route(listPayments, async ({ database }, { input }) => {
  const { rows, ...counted } = await listPaymentRows(database.read, input, input)
  return { data: { payments: rows.map(toRecord), ...counted } }
})

function toRecord(row: AdminPaymentRow): LedgerRecord {
  const { id, kind, reference, plan, days, amount, currency, channel, reason, at } = row
  const { name, email, user_id } = row
  const user = name === null ? null : { id: user_id, name, email: email ?? '' }
  return { id, kind, reference, user, plan, days, amount, currency, channel, reason, at }
}
