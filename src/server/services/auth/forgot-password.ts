import type { forgotPassword } from '../../../api/auth/forgot-password.ts'
import { resetLinkSeconds } from '../../../domain/auth/lifetimes.ts'
import { withheldResponse } from '../../../domain/notifications/mail-budgets.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import { withheldMessage } from '../../../locales/en/rate-limits.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { resetMessage } from '../../mail/account-messages.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { hasResetLink, issueResetToken } from '../../queries/auth/reset-links.ts'
import { reserveMailSlot } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findOwnersOfMailbox, findUserByEmail } from '../../queries/users/registrations.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { recallKnownDevice } from './known-devices.ts'
import { resetLink } from './reset-link.ts'
import { pendingCookie } from './verification-mail.ts'

/** Accounts of one mailbox that are mailed a link if one of its e-mails asks for it. */
const maxAccounts = 5
const minuteMs = 60_000

export async function forgotPasswordUseCase(
  ctx: Context,
  request: RequestOf<typeof forgotPassword>,
) {
  const { database, withMinDuration, limiter, now } = ctx
  const { email } = request.input
  if (!(await recallKnownDevice(ctx, request, email))) {
    await limiter.consume('mailByIp', request.ip)
  }
  const work = inTransaction(ctx, async (ctx, tx) => {
    // Counted by mailbox, with or without an account: the response is the same.
    const slot = await reserveMailSlot(database, tx, email, 'reset', now)
    for (const { id } of await accountsOf(tx, email, await ownRegistration(ctx, request))) {
      const user = await lockUser(database, tx, id)
      if (user?.status !== 'active') continue
      // While no further link may be sent, the last one has to work. If it was used or ended,
      // another is sent.
      const usedUp = !slot.granted && slot.lastAt <= now - minuteMs
      if (!slot.granted && !(usedUp && !(await hasResetLink(tx, id, now)))) continue
      const lifeMs = Math.max(resetLinkSeconds * 1000, slot.granted ? slot.nextAt - now : 0)
      const token = await issueResetToken(tx, id, now, lifeMs)
      const link = resetLink(ctx, token)
      const opens = user.email_verified_at === null && user.role === 'user' ? user : null
      const message = resetMessage(readerOf(user), user.email, { link, lifeMs, opens })
      await enqueueMail(tx, { to: user.email, kind: 'password-reset', message }, now)
    }
    return slot
  })
  const slot = await withMinDuration(work)
  if (slot.granted) return { message: resultMessages['reset-mailed'] }
  return withheldResponse(withheldMessage('link', slot, now), slot, now)
}

/** The unverified registration that this browser made. */
async function ownRegistration(
  ctx: TransactionContext,
  { cookie }: { cookie: (name: string) => string | undefined },
): Promise<UserRow | undefined> {
  const { tx, now } = ctx
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(tx, token, now))
  return pending && pending.user_id !== null ? findUser(tx, pending.user_id) : undefined
}

/**
 * The recipients of a link, each at their own e-mail: the account, and users who proved another
 * e-mail of the same mailbox. What a stranger asks for with a `+tag` counts against them too, so it
 * has to reach them.
 */
async function accountsOf(
  tx: Queries,
  email: string,
  own: UserRow | undefined,
): Promise<readonly UserRow[]> {
  const mailbox = mailboxOf(email)
  const asked = await findUserByEmail(tx, email)
  const isOwn = own?.email === email && asked?.email_verified_at === null
  const plain = email === mailbox ? undefined : await findUserByEmail(tx, mailbox)
  const owners = await findOwnersOfMailbox(tx, mailbox, maxAccounts)
  const found = [isOwn ? own : asked, plain, ...owners].filter((user) => user !== undefined)
  return [...new Map(found.map((user) => [user.id, user])).values()]
}
