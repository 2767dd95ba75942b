import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { PaymentRow } from '../../db/tables.ts'
import { addToLedger, entriesOf, lockLedgerOf } from '../../queries/payments/ledger.ts'
import { deleteRenewal } from '../../queries/payments/renewals.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { restorePaidBusiness, suspendUnpaidBusiness } from './business-standing.ts'

export interface PassReversal {
  kind: 'refund' | 'dispute' | 'dispute-won'
  /** The provider's id of the refund or dispute. */
  id: string
  /** Kobo. */
  amount: number
}

const outcomes = {
  refund: 'refunded',
  dispute: 'disputed',
  'dispute-won': 'dispute-won',
} as const satisfies Record<PassReversal['kind'], PaymentOutcome>

/** Ends or suspends the pass of a payment that was refunded or is disputed. */
export async function reversePass(
  ctx: Context,
  pass: PaymentRow,
  { kind, id, amount }: PassReversal,
): Promise<PaymentOutcome> {
  return inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, pass.user_id)
    if (kind === 'refund' && (await isRefunded(ctx, pass))) return 'known'
    const { reference, plan, billing, days, currency, user_id } = pass
    const added = await addToLedger(
      tx,
      {
        ...{ event_key: `${kind} ${id}`, kind, user_id, reference, plan, billing, days },
        ...{ amount, currency, vat_rate: pass.vat_rate, at: ctx.now },
        ...{ channel: null, provider_id: id, granted_by: null, reason: null },
      },
      ctx.now,
    )
    if (!added) return 'known'
    logActivity(ctx, {
      actorId: null,
      action: 'update',
      entity: 'payment',
      entityId: reference,
      details: { kind, plan, amount },
    })
    if (kind === 'dispute' || (kind === 'refund' && (await isRefunded(ctx, pass)))) {
      await endPass(ctx, pass, kind)
      await suspendUnpaidBusiness(ctx, pass)
    }
    if (kind === 'dispute-won' && (await isOurs(ctx, pass))) await restorePaidBusiness(ctx, pass)
    return outcomes[kind]
  })
}

async function isRefunded({ tx }: TransactionContext, pass: PaymentRow): Promise<boolean> {
  const entries = await entriesOf(tx, pass.reference)
  const refunds = entries.filter(({ kind }) => kind === 'refund')
  return refunds.reduce((sum, { amount }) => sum + amount, 0) >= pass.amount
}

/** Whether the payment was neither refunded nor is contested by another dispute. */
async function isOurs(ctx: TransactionContext, pass: PaymentRow): Promise<boolean> {
  const entries = await entriesOf(ctx.tx, pass.reference)
  const count = (kind: PaymentRow['kind']) => entries.filter((entry) => entry.kind === kind).length
  return count('dispute') <= count('dispute-won') && !(await isRefunded(ctx, pass))
}

/** Ends the renewal, so that the user is not charged again, and notifies the user. */
async function endPass(
  ctx: TransactionContext,
  { user_id, reference, plan }: PaymentRow,
  kind: 'refund' | 'dispute',
): Promise<void> {
  await deleteRenewal(ctx.tx, user_id)
  if (!(await findUser(ctx.tx, user_id))) return
  await notifyUser(ctx, {
    userId: user_id,
    kind: kind === 'refund' ? 'pass-refunded' : 'pass-disputed',
    subjectId: user_id,
    data: { item: plan },
    eventKey: `${kind} ${reference}`,
  })
}
