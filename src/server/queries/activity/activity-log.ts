import type { LogEntity } from '../../../domain/activity/log-entities.ts'
import type { LoggedChange } from '../../../domain/reports/report-history.ts'
import type { Queries } from '../../db/database.ts'
import type { ActivityLogRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { UnchainedEntry } from './hash-chain.ts'

/** What each transaction under way has to tell. */
const waiting = new WeakMap<Queries, UnchainedEntry[]>()

/** Forgets what an earlier transaction on the same connection left, if it failed. */
export function beginEntries(tx: Queries): void {
  waiting.set(tx, [])
}

/** The entries that a transaction wrote, to be chained as its last act. */
export function endEntries(tx: Queries): UnchainedEntry[] {
  const entries = waiting.get(tx) ?? []
  waiting.delete(tx)
  return entries
}

/**
 * Writes one entry in the transaction of the act it tells of. `details` names what changed, never
 * a password, a code, an identifier or words about a person: entries stay when people go.
 */
export async function logActivity(
  tx: Queries,
  entry: {
    actorId: string | null
    action: ActivityLogRow['action']
    entity: LogEntity
    entityId: string
    details?: Record<string, unknown>
  },
  now: number,
): Promise<void> {
  const entries = waiting.get(tx)
  if (!entries) throw new Error('an entry belongs into a transaction of `Database.write`')
  entries.push({
    id: newId(),
    at: now,
    actor_id: entry.actorId,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    details: JSON.stringify(entry.details ?? {}),
  })
}

// Far more than anyone changes one report; the newest are the ones to tell.
const maxChanges = 200

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
    .orderBy('seq', 'desc')
    .limit(maxChanges)
}
