import { endOtherSessions as act } from '../../api/end-other-sessions.ts'
import { endOtherSessions } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const endOtherSessionsRoute = route(act, async ({ database }, { caller }) => {
  await database.write((tx) => endOtherSessions(tx, caller))
  return { message: 'Signed out everywhere else.' }
})
