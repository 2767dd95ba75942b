import { sql } from 'kysely'
import type { LoggedChange } from '../../../domain/reports/report-history.ts'
import type { Database, Queries } from '../../db/database.ts'

// No report has this many changes. If one did, only the newest would be read.
const maxChanges = 200

/** The changes of a report after it was made, oldest first, without the users who made them. */
export async function changesOfReport(db: Queries, reportId: string): Promise<LoggedChange[]> {
  const newest = await changesOfReportQuery(db, reportId).execute()
  return newest.reverse().map(({ at, details }) => ({ at, details: JSON.parse(details) }))
}

/** The newest changes of a report, newest first. */
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

/** Makes the next range of numbers before the log reaches it (`db/schema/log-ranges.ts`). */
export async function addLogRanges({ database }: { database: Database }): Promise<void> {
  if (database.dialect === 'postgres') await sql`select add_log_ranges()`.execute(database.read)
}
