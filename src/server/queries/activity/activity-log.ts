import type { LoggedChange } from '../../../domain/reports/report-history.ts'
import type { Queries } from '../../db/database.ts'

// More changes than any report has; the newest ones count.
const maxChanges = 200

/** What was done to a report after it was made, oldest first, without saying by whom. */
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
