import { endOwnSession } from '../../api/end-session.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../not-found.ts'
import { endSession } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const endOwnSessionRoute = route(endOwnSession, async ({ database }, { input, caller }) => {
  const ended = await database.write((tx) => endSession(tx, caller.id, input.id))
  requireFound(ended ? true : undefined, 'session')
  return { message: resultMessages['session-ended'] }
})
