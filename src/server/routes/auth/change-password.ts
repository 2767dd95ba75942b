import { changePassword } from '../../../api/auth/change-password.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { passwordChangedMessage } from '../../mail/account-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { updateComparedUser } from '../../queries/users/users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { requireCorrectPassword, wrongPasswordProblem } from '../../services/auth/reauthenticate.ts'
import { route } from '../route.ts'

export const changePasswordRoute = route(changePassword, async (services, exchange) => {
  const { database, passwords, now, publicOrigin } = services
  const { input, currentUser } = exchange
  const found = await requireCorrectPassword(
    services,
    exchange,
    input.currentPassword,
    'currentPassword',
  )
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword)
  await database.write(async (tx) => {
    const user = await updateComparedUser(tx, found, { password_hash: passwordHash })
    if (!user) throw wrongPasswordProblem('currentPassword')
    await endResetLinks(tx, currentUser.id)
    await endAllSessions(tx, currentUser.id)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: 'update',
        entity: 'user',
        entityId: currentUser.id,
        details: { password: 'changed' },
      },
      now(),
    )
    const message = passwordChangedMessage(user.first_name, publicOrigin)
    await enqueueMail(tx, { to: user.email, kind: 'password-changed', message }, now())
  })
  return { message: resultMessages['password-changed'] }
})
