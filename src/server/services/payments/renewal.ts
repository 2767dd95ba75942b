import type { Transaction } from '../../../domain/payments/transactions.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import {
  deleteRenewal,
  findRenewal,
  setRenewalReference,
  upsertRenewal,
} from '../../queries/payments/checkouts.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

/**
 * The context that binds a stored card to its account: for another account it cannot be decrypted.
 */
export function renewalContext(userId: string): string {
  return `renewal:${userId}`
}

/**
 * After a payment, stores the card if the user chose to renew. After a renewal, allows the next
 * charge.
 */
export async function storeRenewal(
  { tx, encryption, now }: TransactionContext,
  checkout: CheckoutRow,
  { authorization }: Transaction,
): Promise<void> {
  const { user_id, plan, billing, kind } = checkout
  if (kind === 'renewal') return setRenewalReference(tx, user_id, null)
  if (checkout.wants_renewal === 0 || !authorization) return
  await upsertRenewal(tx, {
    ...{ user_id, plan, billing, card: authorization.card, created_at: now, reference: null },
    card_token: encryption.encrypt(authorization.code, renewalContext(user_id)),
  })
}

/** Deletes a card that was refused. Its owner is notified and may pay by hand. */
export async function endRenewalAfterFailure(
  ctx: TransactionContext,
  { user_id, reference, plan }: CheckoutRow,
): Promise<void> {
  const renewal = await findRenewal(ctx.tx, user_id)
  if (renewal?.reference !== reference) return
  await deleteRenewal(ctx.tx, user_id)
  await notifyUser(ctx, {
    userId: user_id,
    kind: 'renewal-failed',
    subjectId: user_id,
    data: { item: plan, card: renewal.card },
    eventKey: `renewal-failed ${reference}`,
  })
}
