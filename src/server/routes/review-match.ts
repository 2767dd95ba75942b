import { reviewMatch } from '../../api/review-match.ts'
import { answerPossibleMatch } from '../answer-match.ts'
import { requireFound } from '../not-found.ts'
import { findMatch } from '../queries/matches.ts'
import { findReviewedMatch } from '../queries/reviewed-matches.ts'
import { route } from '../route.ts'

const none = 'There is no such match.'

export const reviewMatchRoute = route(
  reviewMatch,
  async ({ database, now, publicOrigin }, { input, caller }) => {
    const match = await database.write(async (tx) => {
      const before = requireFound(await findMatch(tx, input.id), none)
      const answer = { decision: input.decision, by: caller, asStaff: true }
      await answerPossibleMatch(tx, before, answer, publicOrigin, now())
      return findReviewedMatch(tx, input.id)
    })
    return { data: requireFound(match, none) }
  },
)
