import { decideMatch } from '../../../api/matching/decide-match.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findUserMatch, toMatchRecord } from '../../queries/matching/user-matches.ts'
import { decidePossibleMatch } from '../../services/matching/decide-match.ts'
import { agreeAsFinder } from '../../services/matching/offer-match.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const decideMatchRoute = route(decideMatch, async (ctx, { input, currentUser }) => {
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
