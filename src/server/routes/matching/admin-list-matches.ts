import { adminListMatches } from '../../../api/matching/admin-list-matches.ts'
import { listAdminMatches } from '../../queries/matching/admin-matches.ts'
import { route } from '../route.ts'

export const adminListMatchesRoute = route(
  adminListMatches,
  async ({ database, now }, { input }) => ({
    data: await listAdminMatches(database.read, input, now),
  }),
)
