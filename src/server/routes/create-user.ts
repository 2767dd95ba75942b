import { createUser } from '../../api/create-user.ts'
import { Problem } from '../../api/problem.ts'
import { refuseNewPerson } from '../../domain/person-acts.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { invitationSeconds } from '../limits.ts'
import { invitationMessage } from '../mail/team-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { holdSuperAdmins } from '../queries/people.ts'
import { issueResetToken } from '../queries/reset-links.ts'
import { findUser, lockEmail, putUnverifiedUser, toUserRecord } from '../queries/users.ts'
import { route } from '../route.ts'
import { resetLink } from './forgot-password.ts'

export const createUserRoute = route(
  createUser,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('create', caller.id)
    const user = await database.write(async (tx) => {
      await lockEmail(database, tx, input.email)
      // Somebody may have taken their role away a moment ago.
      await holdSuperAdmins(database, tx)
      const refusal = refuseNewPerson((await findUser(tx, caller.id))?.role ?? 'user')
      if (refusal) throw new Problem('NOT_ALLOWED', refusal)
      const user = await putUnverifiedUser(
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
      await queueMail(tx, { to: user.email, kind: 'invitation', message }, now())
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'create',
          entity: 'user',
          entityId: user.id,
          details: { role: caller.role, after: { role: user.role } },
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
