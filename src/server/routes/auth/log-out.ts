import { logOut } from '../../../api/auth/log-out.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { endSession } from '../../queries/auth/sessions.ts'
import { route } from '../route.ts'

export const logOutRoute = route(logOut, async ({ database }, { currentUser }) => {
  await database.write((tx) => endSession(tx, currentUser.id, currentUser.sessionId))
  return { message: resultMessages['logged-out'] }
})
