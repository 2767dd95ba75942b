import type { getReceipt, PaymentsRecord } from '../../../api/payments/payments.ts'
import { periodsAfter, planAt, planPeriods } from '../../../domain/payments/passes.ts'
import { site } from '../../../site.ts'
import type { PaymentRow, UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { receiptMessage } from '../../mail/payment-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { deleteRenewal, findRenewal } from '../../queries/payments/checkouts.ts'
import { findPass, ledgerOf, lockLedgerOf, toEntry } from '../../queries/payments/ledger.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

type Paid = Omit<PaymentRow, 'id'>

/** The parts of a ledger entry that a receipt shows. */
function receiptFacts(entry: Paid) {
  const { reference, plan, billing, days, amount, currency, vat_rate, channel, at } = entry
  return { reference, plan, billing, days, amount, currency, vatRate: vat_rate, channel, at }
}

/** Mails the receipt of a payment, once. */
export async function mailReceipt(
  ctx: TransactionContext,
  { id }: UserRow,
  entry: Paid,
): Promise<void> {
  const { tx, now } = ctx
  // Read again, because the payment has changed the plan.
  const user = await findUser(tx, id)
  if (!user) return
  const card = (await findRenewal(tx, id))?.card ?? null
  const message = receiptMessage(ctx, readerOf(user), receiptFacts(entry), {
    ...{ plan: user.plan, endsAt: user.plan_ends_at, card },
  })
  const eventKey = `receipt ${entry.reference}`
  await enqueueMail(tx, { to: user.email, kind: 'receipt', message, eventKey }, now)
}

/** Draws the receipt of a payment of the current user, from the ledger. */
export async function drawReceiptUseCase(
  ctx: Context,
  { input, currentUser, sender }: RequestOf<typeof getReceipt>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { read } = ctx.database
  const pass = await findPass(read, input.reference)
  const isOwn = pass?.user_id === currentUser.id && pass.kind !== 'grant'
  const paid = requireFound(isOwn ? pass : undefined, 'payment')
  const user = requireFound(await findUser(read, currentUser.id), 'payment')
  const paper = {
    kind: 'receipt',
    facts: receiptFacts(paid),
    payer: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    seller: { name: site.operator, email: site.email, taxId: ctx.payments?.taxId ?? null },
  } as const
  const pdf = await ctx.drawPdf(paper, sender)
  return { name: `toju-receipt-${paid.reference}.pdf`, bytes: new Uint8Array(pdf) }
}

/** The present plan of an account, the periods after it, and all its payments. */
export async function toPaymentsRecord(
  { database, payments, now }: Context,
  userId: string,
): Promise<PaymentsRecord> {
  const ledger = await ledgerOf(database.read, userId)
  const renewal = await findRenewal(database.read, userId)
  const periods = planPeriods(ledger.map(toEntry))
  return {
    isOpen: payments !== null,
    ...planAt(periods, now),
    next: periodsAfter(periods, now),
    renewal: renewal ? { plan: renewal.plan, billing: renewal.billing, card: renewal.card } : null,
    payments: ledger.toReversed().map(toPaymentRecord),
  }
}

function toPaymentRecord(row: PaymentRow) {
  const { id, kind, reference, plan, days, amount, currency, channel, at } = row
  const hasReceipt = kind === 'payment' || kind === 'renewal'
  return { id, kind, reference, plan, days, amount, currency, channel, at, hasReceipt }
}

/** Deletes the card. The pass that was paid for runs to its end. */
export async function endRenewalUseCase(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, userId)
    if (!(await deleteRenewal(tx, userId))) return
    logActivity(ctx, { action: 'delete', entity: 'renewal', entityId: userId })
  })
}
