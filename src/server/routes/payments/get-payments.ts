import { getPayments } from '../../../api/payments/get-payments.ts'
import { toPaymentsRecord } from '../../services/payments/to-payments-record.ts'
import { route } from '../route.ts'

export const getPaymentsRoute = route(getPayments, async (ctx, { currentUser }) => ({
  data: await toPaymentsRecord(ctx, currentUser.id),
}))
