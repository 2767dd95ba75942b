import { changePassword } from '../../api/change-password.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { checkPassword, wrongPassword } from '../check-password.ts'
import { passwordChangedMessage } from '../mail/account-messages.ts'
import { requireGoodPassword } from '../passwords.ts'
import { logActivity } from '../queries/activity-log.ts'
import { queueMail } from '../queries/outbox.ts'
import { endResetLinks } from '../queries/reset-links.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { updateComparedUser } from '../queries/users.ts'
import { route } from '../route.ts'

export const changePasswordRoute = route(changePassword, async (services, exchange) => {
  const { database, passwords, now, publicOrigin } = services
  const { input, caller } = exchange
  const found = await checkPassword(services, exchange, input.currentPassword, 'currentPassword')
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword)
  await database.write(async (tx) => {
    const user = await updateComparedUser(tx, found, { password_hash: passwordHash })
    if (!user) throw wrongPassword('currentPassword')
    await endResetLinks(tx, caller.id)
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
  return { message: resultMessages['password-changed'] }
})
