import type { resetPassword } from '../../../api/auth/passwords.ts'
import { Problem } from '../../../api/problem.ts'
import { resetSettlesMs } from '../../../domain/auth/sessions.ts'
import { isStaff } from '../../../domain/users/users.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { twoFactorOffMessage } from '../../mail/security-messages.ts'
import { apiKeysOf } from '../../queries/api-keys/api-keys.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { consumeResetToken, findByResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions, endSession } from '../../queries/auth/sessions.ts'
import { removeFactorsAfter } from '../../queries/auth/two-factor.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { deleteRows } from '../../queries/rows-by-columns.ts'
import { lockEmail } from '../../queries/users/registrations.ts'
import { updateUser } from '../../queries/users/save-users.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { logActivity } from '../activity/log-activity.ts'
import { revokeAllApiKeys } from '../api-keys/api-keys.ts'
import type { ApiRequest, RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
import { rememberDevice } from './known-devices.ts'
import { openRegistration } from './register.ts'
import { pendingCookie } from './verification-mail.ts'

export async function resetPasswordUseCase(ctx: Context, request: RequestOf<typeof resetPassword>) {
  const { database, limiter, passwords, now } = ctx
  const { input, sender } = request
  const found = await findByResetToken(database.read, input.token, now)
  if (!found) {
    await limiter.consumeWrong('link', sender)
    throw invalidLink()
  }
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword, {
    account: found.id,
    from: request.ip,
  })
  const before = await request.findCurrentUser()
  const done = await inTransaction(ctx, async (ctx, tx) => {
    await lockEmail(database, tx, found.email)
    // So that what a thief adds at this moment comes before, and ends, or after, and is refused.
    await lockUser(database, tx, found.id)
    const userId = await consumeResetToken(tx, input.token, now)
    const user = userId === undefined ? undefined : await findUser(tx, userId)
    if (user?.status !== 'active') return false
    // The link came by e-mail, so using it proves the e-mail.
    const change = { password_hash: passwordHash }
    if (user.email_verified_at !== null) {
      await endNewestFactors(ctx, user)
      await updateUser(tx, user.id, { ...change, password_reset_at: now })
    } else {
      const isOwn = await isOwnRegistration(ctx, request, user)
      if (!(await openRegistration(ctx, user, change))) return false
      if (!isOwn) await forgetStranger(tx, user)
    }
    await endAllSessions(tx, user.id)
    await revokeAllApiKeys(ctx, user)
    // On a shared device: whoever resets a password here takes over from the user before.
    if (before && before.id !== user.id) await endSession(tx, before.id, before.sessionId)
    logActivity(ctx, {
      actorId: user.id,
      action: 'update',
      entity: 'user',
      entityId: user.id,
      details: { password: 'reset' },
    })
    await notifyPasswordChanged(ctx, user)
    return true
  })
  if (!done) throw invalidLink()
  // So that strangers who guess passwords do not keep the owner out, who has just lost every session.
  rememberDevice(ctx, request, found.email, 'reset link')
}

/**
 * Removes the second factors of the last days, which may be a thief's. Those of staff stay: a mailbox
 * alone must not lead to everybody's data, and a colleague can remove them.
 */
async function endNewestFactors(ctx: TransactionContext, user: UserRow): Promise<void> {
  const { tx, now } = ctx
  if (isStaff(user.role)) return
  if (!(await removeFactorsAfter(tx, user.id, now - resetSettlesMs))) return
  logActivity(ctx, {
    actorId: user.id,
    action: 'delete',
    entity: 'second-factor',
    entityId: user.id,
    details: { role: user.role, by: 'a reset link' },
  })
  const message = twoFactorOffMessage(ctx, readerOf(user))
  await notifySecurityChange(ctx, user, { kind: 'second-factor-off', message })
}

function invalidLink(): Problem {
  return new Problem('RESET_LINK_INVALID', 'link')
}

/** Whether this browser sent the details of the registration, so that they are the user's own. */
async function isOwnRegistration(
  ctx: TransactionContext,
  { cookie }: Pick<ApiRequest<unknown, null>, 'cookie'>,
  user: UserRow,
): Promise<boolean> {
  const { tx, now } = ctx
  // Staff entered the details.
  if (user.role !== 'user') return true
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(tx, token, now))
  return pending ? pending.user_id === user.id : false
}

/**
 * A stranger may have registered with this e-mail: their contact details are deleted, and what they
 * chose to be notified of.
 */
async function forgetStranger(tx: Queries, { id }: UserRow): Promise<void> {
  await deleteRows(tx, 'notification_preferences', { user_id: id })
  await updateUser(tx, id, {
    phone_number: '',
    alternate_phone_number: null,
    address: null,
    profile_picture: null,
  })
}

/** Mails a user that their password was changed, and how many API keys go on working. */
export async function notifyPasswordChanged(ctx: TransactionContext, user: UserRow): Promise<void> {
  const apiKeys = (await apiKeysOf(ctx.tx, user.id)).length
  const message = passwordChangedMessage(ctx, readerOf(user), apiKeys)
  await enqueueMail(ctx.tx, { to: user.email, kind: 'password-changed', message }, ctx.now)
}
