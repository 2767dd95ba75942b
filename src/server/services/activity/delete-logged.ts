import type { Queries } from '../../db/database.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { type Activity, logActivity } from './log-activity.ts'

/** Deletes a record and logs the deletion; false if there was no record. */
export function deleteLogged(
  outer: Context,
  entity: Activity['entity'],
  remove: (tx: Queries) => Promise<{ id: string } | undefined>,
): Promise<boolean> {
  return inTransaction(outer, async (ctx, tx) => {
    const deleted = await remove(tx)
    if (deleted) logActivity(ctx, { action: 'delete', entity, entityId: deleted.id })
    return deleted !== undefined
  })
}
