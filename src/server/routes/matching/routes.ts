import { adminListMatches } from '../../../api/matching/admin-list-matches.ts'
import { getMatch } from '../../../api/matching/get-match.ts'
import { listMatches } from '../../../api/matching/list-matches.ts'
import { requireFound } from '../../lib/require-found.ts'
import { listAdminMatches } from '../../queries/matching/admin-matches.ts'
import { findUserMatch, matchesOfUser, toMatchRecord } from '../../queries/matching/user-matches.ts'
import { type Route, route } from '../route.ts'
import { decideMatchRoute } from './decide-match.ts'
import { reviewMatchRoute } from './review-match.ts'

const maxListed = 100

export const matchingRoutes: readonly Route[] = [
  route(listMatches, async ({ database }, { currentUser }) => ({
    data: (await matchesOfUser(database.read, currentUser.id, maxListed)).map(toMatchRecord),
  })),
  route(getMatch, async ({ database }, { input, currentUser }) => ({
    data: toMatchRecord(
      requireFound(await findUserMatch(database.read, currentUser.id, input.id), 'match'),
    ),
  })),
  decideMatchRoute,
  route(adminListMatches, async ({ database, now }, { input }) => ({
    data: await listAdminMatches(database.read, input, now),
  })),
  reviewMatchRoute,
]
