import type { verifyPayment } from '../../../api/payments/payments.ts'
import { Problem } from '../../../api/problem.ts'
import {
  type Judgement,
  judgeTransaction,
  type PaymentOutcome,
  type Transaction,
} from '../../../domain/payments/transactions.ts'
import type { CheckoutRow, UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { PaymentProviderError } from '../../payments/provider.ts'
import {
  findCheckout,
  findOwnCheckout,
  lockCheckout,
  receiveEvent,
  updateCheckout,
} from '../../queries/payments/checkouts.ts'
import { addToLedger, lockLedgerOf, periodsOf } from '../../queries/payments/ledger.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { checkAgainMs, requirePayments } from './checkouts.ts'
import { mailReceipt } from './receipts.ts'
import { endRenewalAfterFailure, storeRenewal } from './renewal.ts'

/**
 * Asks the provider about a checkout, and grants the pass if it was paid as expected. The webhook,
 * the waiting page and the job may call it concurrently and repeatedly: the ledger accepts each
 * reference once.
 */
export async function settleCheckout(
  ctx: Context,
  reference: string,
  source: 'webhook' | 'verification',
): Promise<PaymentOutcome> {
  const seen = await findCheckout(ctx.database.read, reference)
  if (!seen) return 'unknown-reference'
  if (seen.status === 'paid') return 'known'
  const payments = requirePayments(ctx)
  const transaction = await payments.provider.verify(reference)
  return recordTransaction(ctx, seen, transaction, source)
}

/** Records the provider's answer about a checkout. */
export async function recordTransaction(
  ctx: Context,
  seen: CheckoutRow,
  transaction: Transaction | null,
  source: 'webhook' | 'verification',
): Promise<PaymentOutcome> {
  const { reference } = seen
  return inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, seen.user_id)
    const checkout = await lockCheckout(ctx.database, tx, reference)
    if (!checkout) return 'unknown-reference'
    if (checkout.status === 'paid') return 'known'
    const judged = judgeTransaction(expectedOf(checkout), transaction)
    const outcome = await record(ctx, checkout, transaction, judged)
    // The outcome of a webhook is stored in the event of the webhook.
    if (source === 'verification' && outcome !== 'open' && outcome !== 'failed') {
      await receiveEvent(
        tx,
        {
          id: `verification ${reference} ${outcome}`,
          event: 'verification',
          source,
          reference,
          provider_id: transaction?.id ?? null,
          amount: transaction?.amount ?? null,
        },
        { outcome, now: ctx.now },
      )
    }
    return outcome
  })
}

function expectedOf({ reference, amount, currency, account_mark }: CheckoutRow) {
  return { reference, amount, currency, accountMark: account_mark }
}

async function record(
  ctx: TransactionContext,
  checkout: CheckoutRow,
  transaction: Transaction | null,
  judged: Judgement,
): Promise<PaymentOutcome> {
  const { tx } = ctx
  const { reference } = checkout
  switch (judged.status) {
    case 'open': {
      if (checkAgainMs(ctx, checkout) !== null) return 'open'
      if (checkout.kind === 'renewal') await endRenewalAfterFailure(ctx, checkout)
      if (checkout.status === 'open') await updateCheckout(tx, reference, { status: 'closed' })
      return 'abandoned'
    }
    case 'failed': {
      await updateCheckout(tx, reference, { status: 'failed' })
      if (checkout.kind === 'renewal') await endRenewalAfterFailure(ctx, checkout)
      return 'failed'
    }
    case 'refused':
      return refuse(ctx, checkout, judged.why)
    case 'paid': {
      const user = await findUser(tx, checkout.user_id)
      if (!user || !transaction) return refuse(ctx, checkout, 'account-gone')
      return grantPaid(ctx, { checkout, transaction, user, isReversed: judged.isReversed })
    }
  }
}

async function refuse<Why extends PaymentOutcome>(
  { tx, now }: TransactionContext,
  { reference }: CheckoutRow,
  why: Why,
): Promise<Why> {
  await updateCheckout(tx, reference, { status: 'refused', settled_at: now })
  return why
}

async function grantPaid(
  ctx: TransactionContext,
  paid: { checkout: CheckoutRow; transaction: Transaction; user: UserRow; isReversed: boolean },
): Promise<PaymentOutcome> {
  const { tx, now } = ctx
  const { checkout, transaction, user, isReversed } = paid
  const { reference, kind, plan, billing, days, amount, currency, vat_rate } = checkout
  const entry = {
    ...{ event_key: `${kind} ${reference}`, kind, user_id: user.id, reference, plan, billing },
    ...{ days, amount, currency, vat_rate, channel: transaction.channel, at: now },
    ...{ provider_id: transaction.id, granted_by: null, reason: null },
  }
  await updateCheckout(tx, reference, { status: 'paid', settled_at: now })
  if (!(await addToLedger(tx, entry, now))) return 'known'
  logActivity(ctx, {
    actorId: user.id,
    action: 'create',
    entity: 'payment',
    entityId: reference,
    details: { kind, plan, days, amount },
  })
  if (isReversed) {
    const refund = { ...entry, kind: 'refund' as const, event_key: `refund ${reference}` }
    await addToLedger(tx, refund, now)
    return 'refunded'
  }
  await storeRenewal(ctx, checkout, transaction)
  await mailReceipt(ctx, user, entry)
  return 'granted'
}

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
