import type { setFirstPassword } from '../../../api/auth/passwords.ts'
import { Problem } from '../../../api/problem.ts'
import { firstPasswordMs } from '../../../domain/auth/sessions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import type { UserRow } from '../../db/tables.ts'
import { passwordSetMessage } from '../../mail/account-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { updateUser } from '../../queries/users/save-users.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { requireOpenSession } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Sets the password of an account that the mailed code of a report has just opened. */
export async function setFirstPasswordUseCase(
  ctx: Context,
  request: RequestOf<typeof setFirstPassword>,
) {
  const { database, passwords } = ctx
  const { input, currentUser } = request
  const found = requireJustOpened(ctx, await findUser(database.read, currentUser.id))
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword, request.sender)
  await inTransaction(ctx, async (ctx, tx) => {
    const user = requireJustOpened(ctx, await lockUser(database, tx, currentUser.id))
    await requireOpenSession(tx, currentUser)
    await updateUser(tx, user.id, { password_hash: passwordHash })
    const details = { password: 'set' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: user.id, details })
    const message = passwordSetMessage(ctx, readerOf(user))
    await enqueueMail(tx, { to: user.email, kind: 'password-set', message }, ctx.now)
  })
  return { message: resultMessages['password-set'] }
}

function requireJustOpened({ now }: Pick<Context, 'now'>, user: UserRow | undefined): UserRow {
  const isFirst = user?.status === 'active' && user.password_hash === null
  if (isFirst && now < user.created_at + firstPasswordMs) return user
  throw new Problem('FORBIDDEN', 'first-password')
}
