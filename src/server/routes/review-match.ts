import { reviewMatch } from '../../api/review-match.ts'
import { answerPossibleMatch } from '../answer-match.ts'
import { requireFound } from '../not-found.ts'
import { offerPossibleMatch } from '../offer-match.ts'
import { findMatch } from '../queries/matches.ts'
import { findReviewedMatch } from '../queries/reviewed-matches.ts'
import { route } from '../route.ts'

const none = 'any-match'

export const reviewMatchRoute = route(
  reviewMatch,
  async ({ database, now, publicOrigin }, { input: { id, decision }, caller }) => {
    const at = now()
    const match = await database.write(async (tx) => {
      const before = requireFound(await findMatch(tx, id), none)
      if (decision === 'offer') await offerPossibleMatch(tx, before, caller, publicOrigin, at)
      else {
        const answer = { decision, by: caller, asStaff: true }
        await answerPossibleMatch(tx, before, answer, publicOrigin, at)
      }
      return findReviewedMatch(tx, id, at)
    })
    return { data: requireFound(match, none) }
  },
)
