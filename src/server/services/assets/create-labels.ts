import { Problem } from '../../../api/problem.ts'
import { ensureLabels, type Label } from '../../queries/assets/labels.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** The labels of an owner's assets. Only assets without a code get a new one. */
export function createLabelsOf(ctx: Context, ownerId: string, ids: readonly string[]) {
  return inTransaction(ctx, async (ctx, tx): Promise<Label[]> => {
    // Without the lock, two tabs could print different codes, one of which would not work.
    await ctx.database.lock(tx, `labels:${ownerId}`)
    const { labels, fresh } = await ensureLabels(tx, ownerId, ids)
    if (labels.length < new Set(ids).size) throw new Problem('NOT_FOUND', 'asset')
    for (const entityId of fresh) {
      logActivity(ctx, { action: 'update', entity: 'asset', entityId, details: { label: 'made' } })
    }
    return labels
  })
}
