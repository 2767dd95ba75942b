import { type MailSlot, withheldResponse } from '../../../domain/notifications/mail-limits.ts'
import { withheldMessage } from '../../../locales/en/rate-limits.ts'
import type { UserRow } from '../../db/tables.ts'
import { verificationMessage } from '../../mail/account-messages.ts'
import { issueCode } from '../../queries/auth/email-codes.ts'
import { reserveMailSlot } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { readerOf } from '../../queries/users/users.ts'
import type { Context, TransactionContext } from '../context.ts'

/**
 * The cookie with the registration of this browser: set by registration and log-in, read by
 * verification.
 */
export const pendingCookie = 'pending_verification'

/** Mails a new code, unless the mailbox has just had too many; the last code then stays valid. */
export async function mailCode(ctx: TransactionContext, user: UserRow): Promise<MailSlot> {
  const { tx, database, now } = ctx
  const slot = await reserveMailSlot(database, tx, user.email, 'code', now)
  if (slot.granted) await sendCode(ctx, user)
  return slot
}

/** Like `mailCode`, if the caller has already reserved the mail slot. */
export async function sendCode(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx, now } = ctx
  const code = await issueCode(ctx, user.id)
  const message = verificationMessage(readerOf(user), user, code)
  await enqueueMail(tx, { to: user.email, kind: 'verification-code', message }, now)
}

/** The response about a code: `sent` if one was mailed, else when the last one was mailed. */
export function codeSentResponse(ctx: Context, slot: MailSlot, sent: string) {
  const { now } = ctx
  return slot.granted
    ? { message: sent }
    : withheldResponse(withheldMessage('code', slot, now), slot, now)
}
