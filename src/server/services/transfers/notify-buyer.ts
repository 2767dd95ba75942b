import { soundsLikeService } from '../../../domain/notifications/words-like-ours.ts'
import { defaultLanguage } from '../../../locales/words-of.ts'
import type { Queries } from '../../db/database.ts'
import type { TransferRow, UserRow } from '../../db/tables.ts'
import {
  assetIn,
  transferOfferedMessage,
  transferWithdrawnMessage,
} from '../../mail/transfer-messages.ts'
import { isBlocked } from '../../queries/conversations/conversations.ts'
import { canMailNotification, canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { markNotified } from '../../queries/transfers/transfers.ts'
import { findUserByEmail } from '../../queries/users/registrations.ts'
import { findUser, languageOfUser, lockUser } from '../../queries/users/users.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

/** The account of the recipient; undefined if no account has verified the e-mail. */
export async function buyerOf(
  tx: Queries,
  { to_email }: Pick<TransferRow, 'to_email'>,
): Promise<UserRow | undefined> {
  if (to_email === null) return undefined
  const user = await findUserByEmail(tx, to_email)
  return user?.email_verified_at ? user : undefined
}

/**
 * Notifies the recipient of an offer: the same mail with and without an account. If the mailbox has
 * had too many mails, it is false, and `retryTransferMails` sends it later.
 */
export async function notifyTransferOffered(
  ctx: TransactionContext,
  transfer: TransferRow,
): Promise<boolean> {
  const { tx, database, now } = ctx
  const { id, to_email, from_user_id, shares_name } = transfer
  if (to_email === null) return true
  const eventKey = `transfer-offered ${id}`
  const seller = await findUser(tx, from_user_id)
  const name = `${seller?.first_name ?? ''} ${seller?.last_name ?? ''}`.trim()
  const buyer = await buyerOf(tx, transfer)
  const language = buyer ? languageOfUser(buyer) : defaultLanguage
  const from = shares_name === 1 && !soundsLikeService(name) ? name : null
  const message = transferOfferedMessage(ctx, language, transfer, from)
  if (buyer) {
    await lockUser(database, tx, buyer.id)
    // A blocked seller does not learn of the block, but the buyer is not notified.
    if (!(await isBlocked(tx, buyer.id, from_user_id))) {
      const notification = notificationOf('transfer-offered', transfer, buyer)
      await notifyUser(ctx, { ...notification, eventKey, sender: from_user_id }, message)
    }
  } else {
    if (!(await canSendMail(database, tx, to_email, now, 'caused'))) return false
    await enqueueMail(tx, { to: to_email, kind: 'transfer-offered', message, eventKey }, now)
  }
  await markNotified(tx, id, now)
  return true
}

/** Notifies the recipient of an offer that it was withdrawn. */
export async function notifyTransferWithdrawn(
  ctx: TransactionContext,
  transfer: TransferRow,
): Promise<void> {
  const { tx, now } = ctx
  const { id, to_email, from_user_id, notified_at } = transfer
  if (notified_at === null || to_email === null) return
  const eventKey = `transfer-withdrawn ${id}`
  const buyer = await buyerOf(tx, transfer)
  if (buyer) {
    if (await isBlocked(tx, buyer.id, from_user_id)) return
    const notification = notificationOf('transfer-withdrawn', transfer, buyer)
    await notifyUser(ctx, { ...notification, eventKey, sender: from_user_id })
  } else {
    const slot = { lane: 'transfer', sender: from_user_id } as const
    if (!(await canMailNotification(ctx.database, tx, to_email, slot, now))) return
    const message = transferWithdrawnMessage(ctx, defaultLanguage, transfer)
    const mail = { to: to_email, kind: 'transfer-withdrawn', message, eventKey } as const
    await enqueueMail(tx, { ...mail, budget: slot.lane, sender: slot.sender }, now)
  }
}

function notificationOf<Kind extends 'transfer-offered' | 'transfer-withdrawn'>(
  kind: Kind,
  transfer: TransferRow,
  buyer: UserRow,
) {
  const data = { item: assetIn(languageOfUser(buyer), transfer) }
  return { userId: buyer.id, kind, subjectId: transfer.id, data }
}
