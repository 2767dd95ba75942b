import {
  keptEntries,
  type LedgerEntry,
  planAt,
  planPeriods,
} from '../../../domain/payments/passes.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { MerchantRow, PaymentRow } from '../../db/tables.ts'
import { changeMerchant, findBusinessOf } from '../../queries/merchants/merchants.ts'
import { ledgerOf, toEntry } from '../../queries/payments/ledger.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { afterStatusChange, statusChangeColumns } from '../merchants/change-merchant-status.ts'

/**
 * Suspends the business whose verification this pass paid for, because the money went back: the
 * listing, the certificate, sale receipts and the limits of a business end. A pending application
 * is refused. Nothing happens if another pass paid for it, or pays for the plan now.
 */
export async function suspendUnpaidBusiness(
  ctx: TransactionContext,
  pass: PaymentRow,
): Promise<void> {
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
export async function restorePaidBusiness(
  ctx: TransactionContext,
  pass: PaymentRow,
): Promise<void> {
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
  const withPass = planPeriods(
    entries.filter((entry) => entry.reference !== reference || !isReturn(entry)),
  )
  // A pass that went back before paid for nothing either.
  const others = planPeriods(keptEntries(entries).filter((entry) => entry.reference !== reference))
  const isMerchant = (periods: typeof others, at: number) => planAt(periods, at).plan === 'Merchant'
  return (
    isMerchant(withPass, applied_at) && !isMerchant(others, applied_at) && !isMerchant(others, now)
  )
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
