import { Problem } from '../../../api/problem.ts'
import type { createUser } from '../../../api/users/admin-users.ts'
import { invitationSeconds } from '../../../domain/auth/sessions.ts'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { invitationMessage } from '../../mail/team-messages.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { lockSuperAdmins } from '../../queries/users/admin-users.ts'
import { lockEmail } from '../../queries/users/registrations.ts'
import { insertUser } from '../../queries/users/save-users.ts'
import { findUser, readerOf, toUserRecord } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { resetLink } from '../auth/forgot-password.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function createUserUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof createUser>,
) {
  const { database, now } = ctx
  const user = await inTransaction(ctx, async (ctx, tx) => {
    await lockEmail(database, tx, input.email)
    // The caller's role may just have been revoked.
    await lockSuperAdmins(database, tx)
    const refusal = whyCannotCreateUser((await findUser(tx, currentUser.id))?.role ?? 'user')
    if (refusal) throw new Problem('FORBIDDEN', refusal)
    const user = await insertUser(
      tx,
      {
        email: input.email,
        first_name: input.firstName,
        last_name: input.lastName,
        phone_number: input.phoneNumber,
        state: null,
        lga: null,
        address: null,
        password_hash: null,
        role: input.role,
      },
      now,
    )
    if (!user) throw emailTaken()
    const token = await issueResetToken(tx, user.id, now, invitationSeconds * 1000)
    const link = resetLink(ctx, token)
    const lifeMs = invitationSeconds * 1000
    const message = invitationMessage(readerOf(user), user.role, { link, lifeMs })
    await enqueueMail(tx, { to: user.email, kind: 'invitation', message }, now)
    const details = { role: currentUser.role, after: { role: user.role } }
    logActivity(ctx, { action: 'create', entity: 'user', entityId: user.id, details })
    return user
  })
  return { message: resultMessages['user-created'], data: toUserRecord(user, now) }
}

function emailTaken(): Problem {
  return new Problem('EMAIL_TAKEN', 'email', { field: 'email' })
}
