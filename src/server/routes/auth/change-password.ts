import { changePassword } from '../../../api/auth/change-password.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { updateComparedUser } from '../../queries/users/save-users.ts'
import { requireGoodPassword } from '../../security/passwords.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { notifyPasswordChanged } from '../../services/auth/notify-password-changed.ts'
import {
  requireCorrectPassword,
  wrongPasswordProblem,
} from '../../services/auth/require-correct-password.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const changePasswordRoute = route(changePassword, async (ctx, request) => {
  const { passwords } = ctx
  const { input, currentUser } = request
  const found = await requireCorrectPassword(ctx, request, input.currentPassword, 'currentPassword')
  requireGoodPassword(input.newPassword, 'newPassword', found)
  const passwordHash = await passwords.hash(input.newPassword, { account: currentUser.id })
  await inTransaction(ctx, async (ctx, tx) => {
    const user = await updateComparedUser(tx, found, { password_hash: passwordHash })
    if (!user) throw wrongPasswordProblem('currentPassword')
    await endResetLinks(tx, currentUser.id)
    await endAllSessions(tx, currentUser.id)
    const details = { password: 'changed' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
    await notifyPasswordChanged(ctx, user)
  })
  return { message: resultMessages['password-changed'] }
})
