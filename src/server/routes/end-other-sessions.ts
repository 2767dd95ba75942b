import { endOtherSessions as act } from '../../api/end-other-sessions.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { endResetLinks } from '../queries/reset-links.ts'
import { endOtherSessions } from '../queries/sessions.ts'
import { route } from '../route.ts'

export const endOtherSessionsRoute = route(act, async ({ database }, { caller }) => {
  await database.write(async (tx) => {
    await endResetLinks(tx, caller.id)
    await endOtherSessions(tx, caller)
  })
  return { message: resultMessages['other-sessions-ended'] }
})
