import { logOut } from '../../api/log-out.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { endSession } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const logOutRoute = route(logOut, async ({ database }, { caller }) => {
  await database.write((tx) => endSession(tx, caller.id, caller.sessionId))
  return { message: resultMessages['logged-out'] }
})
