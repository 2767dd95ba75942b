import type { ReportLine } from '../../../api/assets/admin-assets.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { perhapsSameIdentifier } from '../joins.ts'
import { findUser } from '../users/users.ts'
import { reportSummariesOn } from './report-summaries.ts'

const maxDecisions = 100

/** Staff decisions on a report, newest first. */
export async function moderationHistoryOf(db: Queries, reportId: string) {
  const rows = await db
    .selectFrom('activity_log')
    .leftJoin('users', 'users.id', 'activity_log.actor_id')
    .where('entity', '=', 'report')
    .where('entity_id', '=', reportId)
    .where('action', '=', 'moderate')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(maxDecisions)
    .select(['at', 'details', 'first_name', 'last_name'])
    .execute()
  return rows.map(({ at, details, first_name, last_name }) => {
    const { from, to, asked } = JSON.parse(details) as {
      from?: string
      to?: string
      asked?: string
    }
    const by = `${first_name ?? ''} ${last_name ?? ''}`.trim()
    return { at, by: by || null, from: from ?? null, to: to ?? null, asked: asked !== undefined }
  })
}

const maxReports = 100

/** The latest reports of a user, through the index of their reports. */
function reportsOfReporterQuery(db: Queries, reporterId: string) {
  return db
    .selectFrom('reports')
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReports)
    .select(['reported_as', 'stage', 'confirmed_at', 'outcome'])
}

/** The outcomes of a user's reports, for staff who judge another report of the user. */
export async function reporterHistory(db: Queries, reporterId: string) {
  const user = await findUser(db, reporterId)
  const reports = await reportsOfReporterQuery(db, reporterId).execute()
  const count = (is: (report: (typeof reports)[number]) => boolean) => reports.filter(is).length
  return {
    joinedAt: user?.created_at ?? 0,
    suspended: user?.status === 'suspended',
    reports: reports.length,
    // One that was a confirmed loss waits for staff again, or was refused.
    confirmed: count(
      ({ reported_as, stage, confirmed_at, outcome }) =>
        reported_as === 'Stolen' &&
        confirmed_at !== null &&
        stage !== 'pending' &&
        outcome !== 'refused',
    ),
    rejected: count(({ outcome }) => outcome === 'refused'),
    recovered: count(({ outcome }) => outcome === 'recovered'),
  }
}

/** Enough, because an identifier of more reported assets identifies nothing. */
const maxAssets = 100

/** Other reports on assets with one of the identifiers of the reported asset, the first registered ones. */
export async function reportsOfIdentifier(
  db: Queries,
  report: Pick<ReportRow, 'id' | 'asset_id'>,
): Promise<ReportLine[]> {
  const assets = await db
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as same', perhapsSameIdentifier('same', 'mine'))
    .innerJoin('reports', 'reports.asset_id', 'same.asset_id')
    .where('mine.asset_id', '=', report.asset_id)
    .select('same.asset_id')
    .groupBy('same.asset_id')
    .orderBy(({ fn }) => fn.min('same.registered_at'))
    .limit(maxAssets)
    .execute()
  const lines = await reportSummariesOn(
    db,
    assets.map(({ asset_id }) => asset_id),
  )
  return lines.filter(({ id }) => id !== report.id)
}
