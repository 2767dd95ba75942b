import { endUserSessions } from '../../api/end-user-sessions.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { logActivity } from '../queries/activity-log.ts'
import { endResetLinks } from '../queries/reset-links.ts'
import { endAllSessions } from '../queries/sessions.ts'
import { reachPerson } from '../reach-person.ts'
import { route } from '../route.ts'

export const endUserSessionsRoute = route(
  endUserSessions,
  async ({ database, limiter, now }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const ended = await database.write(async (tx) => {
      const user = await reachPerson(tx, caller, input.id, ['end-sessions'])
      await endResetLinks(tx, user.id)
      const ended = await endAllSessions(tx, user.id)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'delete',
          entity: 'session',
          entityId: user.id,
          details: { role: caller.role, ended },
        },
        now(),
      )
      return ended
    })
    return { message: resultMessages['user-sessions-ended']({ ended }) }
  },
)
