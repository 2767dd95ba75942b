import { adminRevokeSessions } from '../../../api/users/admin-revoke-sessions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { endAllSessions } from '../../queries/auth/sessions.ts'
import { authorizeUserAction } from '../../services/users/authorize-user-action.ts'
import { route } from '../route.ts'

export const adminRevokeSessionsRoute = route(
  adminRevokeSessions,
  async ({ database, limiter, now }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const ended = await database.write(async (tx) => {
      const user = await authorizeUserAction(tx, currentUser, input.id, ['end-sessions'])
      await endResetLinks(tx, user.id)
      const ended = await endAllSessions(tx, user.id)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'delete',
          entity: 'session',
          entityId: user.id,
          details: { role: currentUser.role, ended },
        },
        now(),
      )
      return ended
    })
    return { message: resultMessages['user-sessions-ended']({ ended }) }
  },
)
