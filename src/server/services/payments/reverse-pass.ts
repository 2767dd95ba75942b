import {
  keptEntries,
  type LedgerEntry,
  planAt,
  planPeriods,
} from '../../../domain/payments/passes.ts'
import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { MerchantRow, PaymentRow } from '../../db/tables.ts'
import { changeMerchant, findBusinessOf } from '../../queries/merchants/merchants.ts'
import { deleteRenewal } from '../../queries/payments/checkouts.ts'
import {
  addToLedger,
  entriesOf,
  ledgerOf,
  lockLedgerOf,
  toEntry,
} from '../../queries/payments/ledger.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context, TransactionContext } from '../context.ts'
import { afterStatusChange, statusChangeColumns } from '../merchants/change-merchant-status.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

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
    // Also for a dispute: we may hear of it only after we have won it.
    const isGone = kind === 'refund' ? await isRefunded(ctx, pass) : !(await isOurs(ctx, pass))
    if (kind === 'dispute-won') {
      if (!isGone) await restorePaidBusiness(ctx, pass)
    } else if (isGone) {
      await endPass(ctx, pass, kind)
      await suspendUnpaidBusiness(ctx, pass)
    }
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

/**
 * Suspends the business whose verification this pass paid for, because the money went back: the
 * listing, the certificate, sale receipts and the limits of a business end. A pending application
 * is refused. Nothing happens if another pass paid for it, or pays for the plan now.
 */
async function suspendUnpaidBusiness(ctx: TransactionContext, pass: PaymentRow): Promise<void> {
  const business = await findBusinessOf(ctx.tx, pass.user_id)
  if (!business || !['verified', 'pending'].includes(business.status)) return
  if (!(await isPaidByAlone(ctx, business, pass))) return
  const status = business.status === 'verified' ? 'suspended' : 'refused'
  await changeStanding(ctx, business, {
    status,
    reason: resultMessages['business-payment-returned'],
    suspended_for: pass.reference,
  })
}

/** Restores a business that was suspended because of this pass, whose payment is ours again. */
async function restorePaidBusiness(ctx: TransactionContext, pass: PaymentRow): Promise<void> {
  const business = await findBusinessOf(ctx.tx, pass.user_id)
  if (business?.status !== 'suspended' || business.suspended_for !== pass.reference) return
  await changeStanding(ctx, business, { status: 'verified', reason: null, suspended_for: null })
}

async function isPaidByAlone(
  { tx, now }: TransactionContext,
  { applied_at }: MerchantRow,
  { user_id, reference }: PaymentRow,
): Promise<boolean> {
  const entries = (await ledgerOf(tx, user_id)).map(toEntry)
  const isReturn = ({ kind }: LedgerEntry) =>
    kind === 'refund' || kind === 'dispute' || kind === 'dispute-won'
  // With a dispute that was won before, during which the pass did not run.
  const then = planPeriods(entries.filter((entry) => !isReturn(entry) || entry.at < applied_at))
  // A pass that went back before paid for nothing either.
  const others = planPeriods(keptEntries(entries).filter((entry) => entry.reference !== reference))
  const isMerchant = (periods: typeof others, at: number) => planAt(periods, at).plan === 'Merchant'
  return isMerchant(then, applied_at) && !isMerchant(others, applied_at) && !isMerchant(others, now)
}

async function changeStanding(
  ctx: TransactionContext,
  before: MerchantRow,
  to: Pick<MerchantRow, 'status' | 'reason' | 'suspended_for'>,
): Promise<void> {
  await ctx.database.lock(ctx.tx, `CAC ${before.cac_number}`)
  const columns = await statusChangeColumns(ctx, before, to)
  const { suspended_for } = to
  const after = await changeMerchant(ctx.tx, before, { ...columns, suspended_for })
  // Staff decided at this moment, and a second attempt at the event sees what they decided.
  if (!after) throw new Error('the business was changed meanwhile')
  await afterStatusChange(ctx, before, after)
  logActivity(ctx, {
    actorId: null,
    action: 'update',
    entity: 'merchant',
    entityId: before.id,
    details: { from: before.status, to: to.status, payment: 'returned' },
  })
}
