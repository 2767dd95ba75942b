import { deleteUserWatches } from '../../queries/webhooks/user-watches.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Deletes those that are the user’s own, and returns how many. */
export async function deleteUserWatchesUseCase(
  ctx: Context,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(ctx, async (ctx, tx) => {
    const deleted = await deleteUserWatches(tx, userId, ids)
    if (deleted > 0) {
      const details = { deleted }
      logActivity(ctx, { action: 'delete', entity: 'user-watch', entityId: userId, details })
    }
    return deleted
  })
}
