import { listSessions } from '../../api/list-sessions.ts'
import { sessionsOf } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const listSessionsRoute = route(listSessions, async ({ database, now }, { caller }) => ({
  data: (await sessionsOf(database.read, caller, now())).map((session) => ({
    id: session.id,
    createdAt: session.created_at,
    lastSeenAt: session.last_seen_at,
    userAgent: session.user_agent,
    current: session.id === caller.sessionId,
  })),
}))
