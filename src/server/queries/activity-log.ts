import type { LoggedChange } from '../../domain/report-history.ts'
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

// Far more than anyone changes one report; the newest are the ones to tell.
const mostChanges = 200

/** What was done to a report after it was made, oldest first, without who did it. */
export async function changesOfReport(db: Queries, reportId: string): Promise<LoggedChange[]> {
  const newest = await changesOfReportQuery(db, reportId).execute()
  return newest.reverse().map(({ at, details }) => ({ at, details: JSON.parse(details) }))
}

/** Newest first. */
export function changesOfReportQuery(db: Queries, reportId: string) {
  return db
    .selectFrom('activity_log')
    .select(['at', 'details'])
    .where('entity', '=', 'report')
    .where('entity_id', '=', reportId)
    .where('action', 'in', ['update', 'moderate'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
}
