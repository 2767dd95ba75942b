import { listMatches } from '../../../api/matching/list-matches.ts'
import { matchesOfUser, toMatchRecord } from '../../queries/matching/user-matches.ts'
import { route } from '../route.ts'

const most = 100

export const listMatchesRoute = route(listMatches, async ({ database }, { currentUser }) => ({
  data: (await matchesOfUser(database.read, currentUser.id, most)).map(toMatchRecord),
}))
