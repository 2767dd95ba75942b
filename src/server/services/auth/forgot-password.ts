import type { forgotPassword } from '../../../api/auth/passwords.ts'
import { resetLinkSeconds } from '../../../domain/auth/sessions.ts'
import { withheldResponse } from '../../../domain/notifications/mail-limits.ts'
import { mailboxOf } from '../../../domain/users/emails.ts'
import { isStaff } from '../../../domain/users/users.ts'
import { withheldMessage } from '../../../locales/en/rate-limits.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { resetMessage } from '../../mail/account-messages.ts'
import type { MailContext } from '../../mail/message.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { hasResetLink, issueResetToken } from '../../queries/auth/reset-links.ts'
import {
  requesterOf,
  reserveMailSlot,
  reserveRequestedMail,
} from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findOwnersOfMailbox, findUserByEmail } from '../../queries/users/registrations.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { recallKnownDevice } from './known-devices.ts'
import { pendingCookie } from './verification-mail.ts'

/** How many accounts of one mailbox are mailed a link for one request. */
const maxAccounts = 5
const minuteMs = 60_000

export async function forgotPasswordUseCase(
  ctx: Context,
  request: RequestOf<typeof forgotPassword>,
) {
  const { database, withMinDuration, limiter, now } = ctx
  const { email } = request.input
  if ((await recallKnownDevice(ctx, request, email)) === null) {
    await limiter.consume('mail', request.sender, 'reset')
  }
  const work = inTransaction(ctx, async (ctx, tx) => {
    // Counted by mailbox, with or without an account: the response is the same.
    const slot = await reserveMailSlot(database, tx, email, 'reset', now)
    for (const { id } of await recipientsOf(tx, email, await ownRegistration(ctx, request))) {
      const user = await lockUser(database, tx, id)
      if (user?.status !== 'active') continue
      // An invitation to the team has an end. The team sends another one.
      const isInvited = user.password_hash === null && user.email_verified_at === null
      if (isStaff(user.role) && isInvited) continue
      // At the limit of mails no link is sent while the last one is valid. If it was used or has
      // ended, a new one may be sent a minute later.
      const mayReplace = !slot.granted && slot.lastAt <= now - minuteMs
      if (!slot.granted && !(mayReplace && !(await hasResetLink(tx, id, now)))) continue
      const opens = user.email_verified_at === null && user.role === 'user' ? user : null
      // Anybody may register an e-mail again and again.
      if (!slot.granted && opens && !(await mayOpen(ctx, request, opens))) continue
      const lifeMs = Math.max(resetLinkSeconds * 1000, slot.granted ? slot.nextAt - now : 0)
      const token = await issueResetToken(tx, id, now, lifeMs)
      const link = resetLink(ctx, token)
      const message = resetMessage(readerOf(user), user.email, { link, lifeMs, opens })
      await enqueueMail(tx, { to: user.email, kind: 'password-reset', message }, now)
    }
    return slot
  })
  const slot = await withMinDuration(work)
  if (slot.granted) return { message: resultMessages['reset-mailed'] }
  return withheldResponse(withheldMessage('link', slot, now), slot, now)
}

/** Whether a registration gets a link although its mailbox has had its mails. */
function mayOpen(
  { database, tx, now }: TransactionContext,
  { sender }: RequestOf<typeof forgotPassword>,
  { email }: UserRow,
): Promise<boolean> {
  const asked = { budget: 'again', requester: requesterOf(email, sender) } as const
  return reserveRequestedMail(database, tx, email, asked, now)
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
 * e-mail of the same mailbox. A stranger's request for a `+tag` of their mailbox uses up their
 * limit, so it has to reach them.
 */
async function recipientsOf(
  tx: Queries,
  email: string,
  own: UserRow | undefined,
): Promise<readonly UserRow[]> {
  const mailbox = mailboxOf(email)
  const byEmail = await findUserByEmail(tx, email)
  const isOwn = own?.email === email && byEmail?.email_verified_at === null
  const plain = email === mailbox ? undefined : await findUserByEmail(tx, mailbox)
  const owners = await findOwnersOfMailbox(tx, mailbox, maxAccounts)
  const found = [isOwn ? own : byEmail, plain, ...owners].filter((user) => user !== undefined)
  return [...new Map(found.map((user) => [user.id, user])).values()]
}

export function resetLink({ origin }: MailContext, token: string): string {
  return `${origin}/reset-password?token=${token}`
}
