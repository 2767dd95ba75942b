import { endOwnSession } from '../../../api/auth/revoke-session.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { endSession } from '../../queries/auth/sessions.ts'
import { route } from '../route.ts'

export const endOwnSessionRoute = route(
  endOwnSession,
  async ({ database }, { input, currentUser }) => {
    const ended = await database.write((tx) => endSession(tx, currentUser.id, input.id))
    requireFound(ended ? true : undefined, 'session')
    return { message: resultMessages['session-ended'] }
  },
)
