import { adminRevokeSessions } from '../../../api/users/admin-revoke-sessions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { authorizeUserAction } from '../../services/users/authorize-user-action.ts'
import { route } from '../route.ts'

export const adminRevokeSessionsRoute = route(
  adminRevokeSessions,
  async (ctx, { input, currentUser }) => {
    const { limiter } = ctx
    await limiter.consume('change', currentUser.id)
    const ended = await inTransaction(ctx, async (ctx, tx) => {
      const user = await authorizeUserAction(tx, currentUser, input.id, ['end-sessions'])
      await endResetLinks(tx, user.id)
      const ended = await endAllSessions(tx, user.id)
      const details = { role: currentUser.role, ended }
      logActivity(ctx, { action: 'delete', entity: 'session', entityId: user.id, details })
      return ended
    })
    return { message: resultMessages['user-sessions-ended']({ ended }) }
  },
)
