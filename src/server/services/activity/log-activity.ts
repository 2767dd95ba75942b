import type { LogEntity } from '../../../domain/activity/activity-log.ts'
import type { Queries } from '../../db/database.ts'
import type { ActivityLogRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

export interface Activity {
  /** Defaults to the actor of the context. */
  actorId?: string | null
  action: ActivityLogRow['action']
  entity: LogEntity
  entityId: string
  details?: Record<string, unknown>
}

/**
 * Adds an entry, which `inTransaction` writes at the end of the transaction. `details` names what
 * changed, never a password, a code, an identifier or personal text: entries outlive users.
 */
export function logActivity(
  { activity, actor, now }: Pick<TransactionContext, 'activity' | 'actor' | 'now'>,
  { actorId = actor?.id ?? null, action, entity, entityId, details = {} }: Activity,
): void {
  activity.push({
    id: newId(),
    at: now,
    actor_id: actorId,
    action,
    entity,
    entity_id: entityId,
    details: JSON.stringify(details),
  })
}

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
