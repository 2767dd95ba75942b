import { resetPassword } from '../../../api/auth/reset-password.ts'
import { Problem } from '../../../api/problem.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findPending } from '../../queries/auth/email-codes.ts'
import { consumeResetToken, findByResetToken } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { findUser, lockEmail, updateUser } from '../../queries/users/users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { openRegistration } from '../../services/auth/open-registration.ts'
import { pendingCookie } from '../../services/auth/verification-mail.ts'
import type { AppContext } from '../../services/context.ts'
import type { RequestContext } from '../../services/request-context.ts'
import { route } from '../route.ts'

export const resetPasswordRoute = route(resetPassword, async (services, exchange) => {
  const { database, limiter, passwords, now, publicOrigin } = services
  const { input, ip: address } = exchange
  const found = await findByResetToken(database.read, input.token, now())
  if (!found) {
    // Only wrong ones count: nobody guesses 256 bits, and strangers behind the same address keep
    // nobody from their link.
    await limiter.consume('codeByAddress', address)
    throw invalidLink()
  }
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword)
  const done = await database.write(async (tx) => {
    await lockEmail(database, tx, found.email)
    const userId = await consumeResetToken(tx, input.token, now())
    const user = userId === undefined ? undefined : await findUser(tx, userId)
    if (user?.status !== 'active') return false
    // The link came by e-mail: whoever used it reads that address.
    const change = { password_hash: passwordHash }
    if (user.email_verified_at !== null) await updateUser(tx, user.id, change)
    else {
      const isOwn = await isOwnRegistration(services, exchange, tx, user)
      if (!(await openRegistration(tx, user, change, now()))) return false
      if (!isOwn) await deleteContact(tx, user)
    }
    await endAllSessions(tx, user.id)
    await logActivity(
      tx,
      {
        actorId: user.id,
        action: 'update',
        entity: 'user',
        entityId: user.id,
        details: { password: 'reset' },
      },
      now(),
    )
    const message = passwordChangedMessage(user.first_name, publicOrigin)
    await enqueueMail(tx, { to: user.email, kind: 'password-changed', message }, now())
    return true
  })
  if (!done) throw invalidLink()
  return { message: resultMessages['password-reset'] }
})

function invalidLink(): Problem {
  return new Problem('RESET_LINK_INVALID', 'link')
}

/** Whether this browser made the registration, so that what it typed is its own. */
async function isOwnRegistration(
  { now }: AppContext,
  { cookie }: Pick<RequestContext<unknown, null>, 'cookie'>,
  tx: Queries,
  user: UserRow,
): Promise<boolean> {
  // The team typed it.
  if (user.role !== 'user') return true
  const token = cookie(pendingCookie)
  const pending = token && (await findPending(tx, token, now()))
  return pending ? pending.user_id === user.id : false
}

/** A stranger may have signed up with this address: others must not be led to them. */
async function deleteContact(tx: Queries, { id }: UserRow): Promise<void> {
  await updateUser(tx, id, {
    phone_number: '',
    alternate_phone_number: null,
    address: null,
    profile_picture: null,
  })
}
