import { revokeOtherSessions } from '../../../api/auth/revoke-other-sessions.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { endResetLinks } from '../../queries/auth/reset-links.ts'
import { endOtherSessions } from '../../queries/auth/sessions.ts'
import { route } from '../route.ts'

export const revokeOtherSessionsRoute = route(
  revokeOtherSessions,
  async ({ database }, { currentUser }) => {
    await database.write(async (tx) => {
      await endResetLinks(tx, currentUser.id)
      await endOtherSessions(tx, currentUser)
    })
    return { message: resultMessages['other-sessions-ended'] }
  },
)
