import { adminListMatches, reviewMatch } from '../../api/matching/admin-matches.ts'
import { decideMatch, getMatch, listMatches } from '../../api/matching/matches.ts'
import { Problem } from '../../api/problem.ts'
import { requireFound } from '../lib/preconditions.ts'
import { findAdminMatch, listAdminMatches } from '../queries/matching/admin-matches.ts'
import { findMatch } from '../queries/matching/matches.ts'
import {
  findUserMatch,
  matchesOfUser,
  toListedMatches,
  toMatchRecord,
} from '../queries/matching/user-matches.ts'
import {
  agreeAsFinder,
  decidePossibleMatch,
  offerPossibleMatch,
} from '../services/matching/decide-match.ts'
import { inTransaction } from '../services/transaction.ts'
import { type Route, route } from './route.ts'

const decideMatchRoute = route(decideMatch, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const match = await inTransaction(ctx, async (ctx, tx) => {
    const find = async () =>
      requireFound(await findUserMatch(tx, currentUser.id, input.id), 'match')
    const before = await find()
    if (before.side === 'missing') {
      const decided = { decision: input.decision, by: currentUser, asStaff: false }
      await decidePossibleMatch(ctx, before, decided)
    } else if (input.decision === 'accept') await agreeAsFinder(ctx, before, currentUser)
    else {
      throw new Problem('FORBIDDEN', 'block-instead')
    }
    return find()
  })
  return { data: toMatchRecord(match) }
})

const noMatch = 'any-match'

const reviewMatchRoute = route(
  reviewMatch,
  async (ctx, { input: { id, decision }, currentUser }) => {
    const { now } = ctx
    const match = await inTransaction(ctx, async (ctx, tx) => {
      const before = requireFound(await findMatch(tx, id), noMatch)
      if (decision === 'offer') await offerPossibleMatch(ctx, before, currentUser)
      else {
        const decided = { decision, by: currentUser, asStaff: true }
        await decidePossibleMatch(ctx, before, decided)
      }
      return findAdminMatch(tx, id, now)
    })
    return { data: requireFound(match, noMatch) }
  },
)

const maxListed = 100

export const matchingRoutes: readonly Route[] = [
  route(listMatches, async ({ database }, { currentUser }) => {
    const matches = await matchesOfUser(database.read, currentUser.id, maxListed)
    return { data: await toListedMatches(database.read, currentUser.id, matches) }
  }),
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
