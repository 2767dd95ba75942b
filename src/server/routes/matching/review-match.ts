import { reviewMatch } from '../../../api/matching/review-match.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAdminMatch } from '../../queries/matching/admin-matches.ts'
import { findMatch } from '../../queries/matching/matches.ts'
import { decidePossibleMatch } from '../../services/matching/decide-match.ts'
import { offerPossibleMatch } from '../../services/matching/offer-match.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

const noMatch = 'any-match'

export const reviewMatchRoute = route(
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
