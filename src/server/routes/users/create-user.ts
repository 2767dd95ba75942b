import { Problem } from '../../../api/problem.ts'
import { createUser } from '../../../api/users/create-user.ts'
import { invitationSeconds } from '../../../domain/auth/lifetimes.ts'
import { whyCannotCreateUser } from '../../../domain/users/user-actions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { invitationMessage } from '../../mail/team-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { issueResetToken } from '../../queries/auth/reset-links.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { lockSuperAdmins } from '../../queries/users/admin-users.ts'
import {
  findUser,
  lockEmail,
  toUserRecord,
  upsertUnverifiedUser,
} from '../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { resetLink } from '../../services/auth/reset-link.ts'
import { route } from '../route.ts'

export const createUserRoute = route(
  createUser,
  async ({ database, limiter, now, publicOrigin }, { input, currentUser }) => {
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('create', currentUser.id)
    const user = await database.write(async (tx) => {
      await lockEmail(database, tx, input.email)
      // Somebody may have taken their role away a moment ago.
      await lockSuperAdmins(database, tx)
      const refusal = whyCannotCreateUser((await findUser(tx, currentUser.id))?.role ?? 'user')
      if (refusal) throw new Problem('FORBIDDEN', refusal)
      const user = await upsertUnverifiedUser(
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
        now(),
      )
      if (!user) throw emailTaken()
      const token = await issueResetToken(tx, user.id, now(), invitationSeconds * 1000)
      const link = resetLink(publicOrigin, token)
      const message = invitationMessage(user.first_name, user.role, link)
      await enqueueMail(tx, { to: user.email, kind: 'invitation', message }, now())
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'create',
          entity: 'user',
          entityId: user.id,
          details: { role: currentUser.role, after: { role: user.role } },
        },
        now(),
      )
      return user
    })
    return { message: resultMessages['user-created'], data: toUserRecord(user) }
  },
)

function emailTaken(): Problem {
  return new Problem('EMAIL_TAKEN', 'email', { field: 'email' })
}
