import type { PaymentRow, UserRow } from '../../db/tables.ts'
import { receiptMessage } from '../../mail/payment-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findRenewal } from '../../queries/payments/renewals.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'

type Paid = Omit<PaymentRow, 'id'>

/** The parts of a ledger entry that a receipt shows. */
export function receiptFacts(entry: Paid) {
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
