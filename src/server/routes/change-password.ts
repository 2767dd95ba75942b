import { changePassword } from '../../api/change-password.ts'
import { Problem } from '../../api/problem.ts'
import { passwordChangedMessage } from '../mail/account-messages.ts'
import { requireGoodPassword } from '../passwords.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { findUser, updateComparedUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const changePasswordRoute = route(
  changePassword,
  async ({ database, limiter, passwords, now, publicOrigin }, { input, caller, address }) => {
    // Whoever finds an unlocked phone must not be able to try passwords on it either.
    await limiter.take('logInByAccountAndAddress', `${caller.id} ${address}`)
    await limiter.take('logInByAccount', caller.id)
    const found = await findUser(database.read, caller.id)
    const matches = await passwords.matches(found?.password_hash ?? null, input.currentPassword)
    if (!matches || !found) throw wrongPassword()
    requireGoodPassword(input.newPassword, 'newPassword', caller.role)
    const passwordHash = await passwords.hash(input.newPassword)
    await database.write(async (tx) => {
      const user = await updateComparedUser(tx, found, { password_hash: passwordHash })
      if (!user) throw wrongPassword()
      await endAllSessions(tx, caller.id)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'update',
          entity: 'user',
          entityId: caller.id,
          details: { password: 'changed' },
        },
        now(),
      )
      const message = passwordChangedMessage(user.first_name, publicOrigin)
      await queueMail(tx, { to: user.email, kind: 'password-changed', message }, now())
    })
    return { message: 'Password changed successfully' }
  },
)

function wrongPassword(): Problem {
  const message = 'This is not your password.'
  return new Problem('WRONG_PASSWORD', message, { fields: { currentPassword: message } })
}
