import { reviewMatch } from '../../../api/matching/review-match.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAdminMatch } from '../../queries/matching/admin-matches.ts'
import { findMatch } from '../../queries/matching/matches.ts'
import { decidePossibleMatch } from '../../services/matching/decide-match.ts'
import { offerPossibleMatch } from '../../services/matching/offer-match.ts'
import { route } from '../route.ts'

const none = 'any-match'

export const reviewMatchRoute = route(
  reviewMatch,
  async ({ database, now, publicOrigin }, { input: { id, decision }, currentUser }) => {
    const at = now()
    const match = await database.write(async (tx) => {
      const before = requireFound(await findMatch(tx, id), none)
      if (decision === 'offer') await offerPossibleMatch(tx, before, currentUser, publicOrigin, at)
      else {
        const answer = { decision, by: currentUser, asStaff: true }
        await decidePossibleMatch(tx, before, answer, publicOrigin, at)
      }
      return findAdminMatch(tx, id, at)
    })
    return { data: requireFound(match, none) }
  },
)
