import type { verifyPayment } from '../../../api/payments/payments.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { PaymentProviderError } from '../../payments/provider.ts'
import { findOwnCheckout } from '../../queries/payments/checkouts.ts'
import { periodsOf } from '../../queries/payments/ledger.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { settleCheckout } from './settle-checkout.ts'

/** The outcome of a checkout of the current user; asks the provider if it is not known yet. */
export async function verifyPaymentUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof verifyPayment>,
) {
  const { read } = ctx.database
  const find = () => findOwnCheckout(read, currentUser.id, input.reference)
  const seen = requireFound(await find(), 'payment')
  if (seen.status === 'open' || seen.status === 'failed') {
    try {
      await settleCheckout(ctx, seen.reference, 'verification')
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      ctx.log.warn({ err: error }, 'the payment provider was not reached')
      throw new Problem('UNAVAILABLE', 'payment-provider')
    }
  }
  const { status, plan, days } = requireFound(await find(), 'payment')
  const last = (await periodsOf(read, currentUser.id)).findLast((period) => period.plan === plan)
  return { status, plan, days, endsAt: status === 'paid' ? (last?.to ?? null) : null }
}
