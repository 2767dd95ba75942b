import { mailedAsset } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import { transferOfferedMessage, transferWithdrawnMessage } from '../../mail/transfer-messages.ts'
import { isBlocked } from '../../queries/conversations/conversations.ts'
import { canMailNotification, canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { markTold } from '../../queries/transfers/transfers.ts'
import { findUser, findUserByEmail, lockUser } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

/** The account that an offer is made to: of an address that nobody has proved to be theirs it is nobody’s. */
export async function buyerOf(
  tx: Queries,
  { buyer_email }: Pick<TransferRow, 'buyer_email'>,
): Promise<UserRow | undefined> {
  if (buyer_email === null) return undefined
  const user = await findUserByEmail(tx, buyer_email)
  return user?.email_verified_at ? user : undefined
}

/**
 * Tells whoever has the address of an offer: the same mail goes with an account and without one. An
 * address that has had many mails is told later, by `retryTransferMails`.
 */
export async function notifyTransferOffered(
  ctx: TransactionContext,
  transfer: TransferRow,
): Promise<void> {
  const { tx, database, now } = ctx
  const { id, buyer_email, seller_id, tells_name } = transfer
  if (buyer_email === null) return
  const seller = await findUser(tx, seller_id)
  const name = `${seller?.first_name ?? ''} ${seller?.last_name ?? ''}`.trim()
  const message = transferOfferedMessage(ctx, transfer, tells_name === 1 ? name : null)
  const buyer = await buyerOf(tx, transfer)
  if (buyer) {
    await lockUser(database, tx, buyer.id)
    // Who is blocked is heard of no more, and is not told so.
    if (!(await isBlocked(tx, buyer.id, seller_id))) {
      const data = { item: mailedAsset(transfer) }
      const notice = { userId: buyer.id, kind: 'transfer-offered', subjectId: id, data } as const
      await notifyUser(ctx, { ...notice, eventKey: `transfer-offered ${id}` }, message)
    }
  } else {
    if (!(await canSendMail(database, tx, buyer_email, now, 'caused'))) return
    const eventKey = `transfer-offered ${id}`
    await enqueueMail(tx, { to: buyer_email, kind: 'transfer-offered', message, eventKey }, now)
  }
  await markTold(tx, id, now)
}

/** Tells whoever was told of an offer that it is no more. */
export async function notifyTransferWithdrawn(
  ctx: TransactionContext,
  transfer: TransferRow,
): Promise<void> {
  const { tx, now } = ctx
  const { id, buyer_email, seller_id, told_at } = transfer
  if (told_at === null || buyer_email === null) return
  const eventKey = `transfer-withdrawn ${id}`
  const buyer = await buyerOf(tx, transfer)
  if (buyer) {
    if (await isBlocked(tx, buyer.id, seller_id)) return
    const data = { item: mailedAsset(transfer) }
    const notice = { userId: buyer.id, kind: 'transfer-withdrawn', subjectId: id, data } as const
    await notifyUser(ctx, { ...notice, eventKey })
  } else if (await canMailNotification(tx, buyer_email, now)) {
    const message = transferWithdrawnMessage(ctx, transfer)
    const mail = { to: buyer_email, kind: 'transfer-withdrawn', message, eventKey } as const
    await enqueueMail(tx, { ...mail, budget: 'caused' }, now)
  }
}
