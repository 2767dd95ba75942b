import { createLabels } from '../../../api/assets/create-labels.ts'
import { Problem } from '../../../api/problem.ts'
import { ensureLabels } from '../../queries/assets/labels.ts'
import { logActivity } from '../../services/activity/log-activity.ts'
import { inTransaction } from '../../services/transaction.ts'
import { route } from '../route.ts'

export const createLabelsRoute = route(createLabels, async (ctx, { input, currentUser }) => {
  const { database, limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const labels = await inTransaction(ctx, async (ctx, tx) => {
    // Otherwise two tabs could print different codes, and one of them would not work.
    await database.lock(tx, `labels:${currentUser.id}`)
    const { labels, fresh } = await ensureLabels(tx, currentUser.id, input.ids)
    if (labels.length < new Set(input.ids).size) {
      throw new Problem('NOT_FOUND', 'asset')
    }
    for (const entityId of fresh) {
      logActivity(ctx, { action: 'update', entity: 'asset', entityId, details: { label: 'made' } })
    }
    return labels
  })
  return { data: labels }
})
