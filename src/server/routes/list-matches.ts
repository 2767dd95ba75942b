import { listMatches } from '../../api/list-matches.ts'
import { matchesOfUser, toMatchRecord } from '../queries/own-matches.ts'
import { route } from '../route.ts'

const most = 100

export const listMatchesRoute = route(listMatches, async ({ database }, { caller }) => ({
  data: (await matchesOfUser(database.read, caller.id, most)).map(toMatchRecord),
}))
