import { getMatch } from '../../../api/matching/get-match.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findUserMatch, toMatchRecord } from '../../queries/matching/user-matches.ts'
import { route } from '../route.ts'

export const getMatchRoute = route(getMatch, async ({ database }, { input, currentUser }) => ({
  data: toMatchRecord(
    requireFound(await findUserMatch(database.read, currentUser.id, input.id), 'match'),
  ),
}))
