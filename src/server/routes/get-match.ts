import { getMatch } from '../../api/get-match.ts'
import { requireFound } from '../not-found.ts'
import { findOwnMatch, toMatchRecord } from '../queries/own-matches.ts'
import { route } from '../route.ts'

export const getMatchRoute = route(getMatch, async ({ database }, { input, caller }) => ({
  data: toMatchRecord(
    requireFound(await findOwnMatch(database.read, caller.id, input.id), 'match'),
  ),
}))
