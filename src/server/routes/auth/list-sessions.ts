import { listSessions } from '../../../api/auth/list-sessions.ts'
import { sessionsOf } from '../../queries/auth/sessions.ts'
import { route } from '../route.ts'

export const listSessionsRoute = route(
  listSessions,
  async ({ database, now }, { currentUser }) => ({
    data: (await sessionsOf(database.read, currentUser, now)).map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      userAgent: session.user_agent,
      current: session.id === currentUser.sessionId,
    })),
  }),
)
