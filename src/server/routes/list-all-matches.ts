import { listAllMatches } from '../../api/list-all-matches.ts'
import { listReviewedMatches } from '../queries/reviewed-matches.ts'
import { route } from '../route.ts'

export const listAllMatchesRoute = route(listAllMatches, async ({ database, now }, { input }) => ({
  data: await listReviewedMatches(database.read, input, now()),
}))
