import { decideMatch } from '../../api/decide-match.ts'
import { Problem } from '../../api/problem.ts'
import { answerPossibleMatch } from '../answer-match.ts'
import { requireFound } from '../not-found.ts'
import { agreeAsFinder } from '../offer-match.ts'
import { findOwnMatch, toMatchRecord } from '../queries/own-matches.ts'
import { route } from '../route.ts'

export const decideMatchRoute = route(
  decideMatch,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const match = await database.write(async (tx) => {
      const find = async () => requireFound(await findOwnMatch(tx, caller.id, input.id), 'match')
      const before = await find()
      if (before.side === 'missing') {
        const answer = { decision: input.decision, by: caller, asStaff: false }
        await answerPossibleMatch(tx, before, answer, publicOrigin, now())
      } else if (input.decision === 'accept') await agreeAsFinder(tx, before, caller, now())
      else {
        throw new Problem('NOT_ALLOWED', 'block-instead')
      }
      return find()
    })
    return { data: toMatchRecord(match) }
  },
)
