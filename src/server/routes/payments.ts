import {
  createCheckout,
  endRenewal,
  exportPayments,
  getPayments,
  getReceipt,
  grantPass,
  type LedgerRecord,
  listPaymentEvents,
  listPayments,
  verifyPayment,
} from '../../api/payments/payments.ts'
import { Problem } from '../../api/problem.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { readBody } from '../lib/request-body.ts'
import {
  type AdminPaymentRow,
  listPaymentEventRows,
  listPaymentRows,
} from '../queries/payments/admin-payments.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { createCheckoutUseCase } from '../services/payments/checkouts.ts'
import { exportPaymentsUseCase } from '../services/payments/export-payments.ts'
import { grantPassUseCase } from '../services/payments/grant-pass.ts'
import { receiveWebhook } from '../services/payments/provider-events.ts'
import {
  drawReceiptUseCase,
  endRenewalUseCase,
  toPaymentsRecord,
} from '../services/payments/receipts.ts'
import { verifyPaymentUseCase } from '../services/payments/settle-checkout.ts'
import { type ApiContext, fileRoute, limitedRoute, type Route, route, textRoute } from './route.ts'

const maxBodyBytes = 64 * 1024

/**
 * `POST /payments/paystack`: the provider’s events. The signature covers the raw bytes of the body.
 */
export async function webhookRoute(services: AppContext, context: ApiContext): Promise<Response> {
  const body = await readBody(context.req.raw, {
    maxBytes: maxBodyBytes,
    tooLarge: () => new Problem('TOO_LARGE', 'body'),
    brokenOff: () => new Problem('INVALID_JSON', 'broken-off'),
    tooSlow: context.env.tooSlow,
  })
  const signature = context.req.header('x-paystack-signature')
  await receiveWebhook(contextOf(services), { body, signature, ip: context.env.ip })
  return context.json({})
}

export const paymentsRoutes: readonly Route[] = [
  limitedRoute(createCheckout, 'checkout', createCheckoutUseCase),
  limitedRoute(verifyPayment, 'verifyPayment', verifyPaymentUseCase),
  route(getPayments, async (ctx, { currentUser }) => ({
    data: await toPaymentsRecord(ctx, currentUser.id),
  })),
  fileRoute(getReceipt, async (ctx, request) => {
    await ctx.limiter.consume('receipt', request.currentUser.id)
    return drawReceiptUseCase(ctx, request)
  }),
  route(endRenewal, async (ctx, { currentUser }) => {
    await endRenewalUseCase(ctx, currentUser.id)
    return { message: resultMessages['renewal-ended'] }
  }),
  route(grantPass, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await grantPassUseCase(ctx, request)
    return { message: resultMessages['pass-granted'] }
  }),
  route(listPayments, async ({ database }, { input }) => {
    const { rows, ...counted } = await listPaymentRows(database.read, input, input)
    return { data: { payments: rows.map(toRecord), ...counted } }
  }),
  route(listPaymentEvents, async ({ database }, { input }) => {
    const { rows, ...counted } = await listPaymentEventRows(database.read, input)
    const events = rows.map(({ id, event, source, reference, amount, deliveries, ...row }) => ({
      ...{ id, event, source, reference, amount, deliveries },
      ...{ outcome: row.outcome, at: row.received_at },
    }))
    return { data: { events, ...counted } }
  }),
  textRoute(exportPayments, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('exportLog', request.currentUser.id)
    return exportPaymentsUseCase(ctx, request)
  }),
]

function toRecord(row: AdminPaymentRow): LedgerRecord {
  const { id, kind, reference, plan, days, amount, currency, channel, reason, at } = row
  const { name, email, user_id } = row
  const user = name === null ? null : { id: user_id, name, email: email ?? '' }
  return { id, kind, reference, user, plan, days, amount, currency, channel, reason, at }
}
