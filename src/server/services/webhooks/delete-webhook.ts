import { requireFound } from '../../lib/require-found.ts'
import { deleteRow } from '../../queries/rows-by-columns.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export async function deleteWebhookUseCase(
  ctx: Context,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    requireFound(await deleteRow(tx, 'webhook_endpoints', { id, user_id: userId }), 'webhook')
    logActivity(ctx, { action: 'delete', entity: 'webhook', entityId: id })
  })
}
