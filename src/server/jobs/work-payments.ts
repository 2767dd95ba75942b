import { PaymentProviderError } from '../payments/provider.ts'
import { acquireLease } from '../queries/job-leases.ts'
import {
  dueCheckoutsQuery,
  hasPaidCheckout,
  updateCheckout,
} from '../queries/payments/checkouts.ts'
import { findPassOfTransaction } from '../queries/payments/ledger.ts'
import { receiveEvent } from '../queries/payments/payment-events.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { continueRenewal } from '../services/payments/charge-renewal.ts'
import { reversePass } from '../services/payments/reverse-pass.ts'
import { settleCheckout } from '../services/payments/settle-checkout.ts'

const batchSize = 20
/** Longer than the time-out for the provider. */
const leaseMs = 60_000
/** Until a checkout is asked about again after an error. */
const failedCheckMs = 60_000

/**
 * Asks the provider about checkouts whose webhook may be lost, and continues renewals that a crash
 * interrupted. Returns how many it asked about.
 */
export async function reconcileCheckouts(services: AppContext): Promise<number> {
  if (!services.payments) return 0
  const ctx = contextOf(services)
  const due = await dueCheckoutsQuery(ctx.database.read, ctx.now, batchSize * 5).execute()
  if (due.length === 0 || !(await acquireLease(ctx.database, 'payments', leaseMs, ctx.now)))
    return 0
  let isDown = false
  await eachDespiteErrors(due, async (checkout) => {
    const { kind, reference } = checkout
    // The other checkouts would time out, too.
    if (isDown) return
    try {
      if (kind === 'renewal') await continueRenewal(ctx, checkout)
      else await settleCheckout(ctx, reference, 'verification')
    } catch (error) {
      // Behind the others, because it may be the only one that fails.
      await ctx.database.write((tx) =>
        updateCheckout(tx, reference, { next_check_at: ctx.now + failedCheckMs }),
      )
      if (!(error instanceof PaymentProviderError)) throw error
      isDown = true
      ctx.log.warn({ err: error }, 'the payment provider could not be asked about payments')
    }
  })
  return isDown ? 0 : due.length
}

const reversalsEveryMs = 5 * 60_000
const reversalsPeriodMs = 3 * 86_400_000

/** Finds full refunds and disputes whose webhook was lost. Returns how many. */
export async function reconcileReversals(services: AppContext): Promise<number> {
  const { payments } = services
  if (!payments) return 0
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (!(await hasPaidCheckout(database.read))) return 0
  if (!(await acquireLease(database, 'payment reversals', reversalsEveryMs - 1000, now))) return 0
  const reversals = await payments.provider.listReversals(now - reversalsPeriodMs)
  return eachDespiteErrors(reversals, async ({ kind, id, transactionId, amount }) => {
    const pass = await findPassOfTransaction(database.read, transactionId)
    // A partial refund ends no pass.
    if (!pass || (kind === 'refund' && amount < pass.amount)) return false
    const outcome = await reversePass(ctx, pass, { kind, id, amount })
    if (outcome === 'known') return false
    const { reference } = pass
    const event = { event: 'verification', source: 'verification', reference, amount } as const
    await database.write((tx) =>
      receiveEvent(
        tx,
        { id: `verification ${reference} ${outcome} ${id}`, ...event, provider_id: transactionId },
        { outcome, now },
      ),
    )
    return true
  })
}
