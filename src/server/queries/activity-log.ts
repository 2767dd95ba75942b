import type { Queries } from '../db/database.ts'
import type { ActivityLog } from '../db/tables.ts'
import { newId } from '../ids.ts'

/**
 * Writes one entry in the transaction of the act it tells of. `details` names what changed, never
 * a password, a code or an identifier.
 */
export async function logActivity(
  tx: Queries,
  entry: {
    actorId: string | null
    action: ActivityLog['action']
    entity: string
    entityId: string
    details?: Record<string, unknown>
  },
  now: number,
): Promise<void> {
  await tx
    .insertInto('activity_log')
    .values({
      id: newId(),
      at: now,
      actor_id: entry.actorId,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
