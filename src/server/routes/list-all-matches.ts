import { listAllMatches } from '../../api/list-all-matches.ts'
import { listReviewedMatches } from '../queries/reviewed-matches.ts'
import { route } from '../route.ts'

export const listAllMatchesRoute = route(listAllMatches, async ({ database }, { input }) => ({
  data: await listReviewedMatches(database.read, {
    state: input.state,
    offset: (input.page - 1) * input.limit,
    limit: input.limit,
  }),
}))
