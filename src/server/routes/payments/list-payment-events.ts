import { listPaymentEvents } from '../../../api/payments/list-payment-events.ts'
import { listPaymentEventRows } from '../../queries/payments/admin-payments.ts'
import { route } from '../route.ts'

export const listPaymentEventsRoute = route(listPaymentEvents, async ({ database }, { input }) => {
  const { rows, ...counted } = await listPaymentEventRows(database.read, input)
  const events = rows.map(({ id, event, source, reference, amount, deliveries, ...row }) => ({
    ...{ id, event, source, reference, amount, deliveries },
    ...{ outcome: row.outcome, at: row.received_at },
  }))
  return { data: { events, ...counted } }
})
