import type { ReportLine } from '../../../api/assets/admin-assets.ts'
import type { ReportHistory } from '../../../api/reports/reports.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import { leastChecks } from '../../../domain/reports/report-history.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { usualHours } from '../overview/queue-figures.ts'

/** Of one asset. Few, because the list is shown beside other content. */
const maxLines = 20

type Summary = ReportLine & { assetId: string }

/**
 * Reports on these assets, newest first. Of each asset the open one and the newest: else who reports
 * theirs again and again would hide the reports of others.
 */
export async function reportSummariesOn(
  db: Queries,
  assetIds: readonly string[],
): Promise<Summary[]> {
  const summaries: Summary[] = []
  for (const assetId of new Set(assetIds)) summaries.push(...(await summariesOf(db, assetId)))
  return summaries.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

async function summariesOf(db: Queries, assetId: string): Promise<Summary[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .where('reports.asset_id', '=', assetId)
    .orderBy((by) => by.case().when('reports.closed_at', 'is', null).then(0).else(1).end())
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(maxLines)
    .select([
      'reports.id',
      'reports.asset_id',
      'reports.name',
      'reports.stage',
      'reports.status',
      'reports.created_at',
      'users.id as owner_id',
      'users.first_name',
      'users.last_name',
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    assetId: row.asset_id,
    name: row.name,
    status: row.stage,
    reportStatus: row.status,
    owner: { id: row.owner_id, name: `${row.first_name} ${row.last_name}`.trim() },
    createdAt: row.created_at,
  }))
}

/** Where a report is, for its reporter: coarser than the alerts that they were sent. */
export async function progressOf(
  db: Queries,
  report: Pick<ReportRow, 'id' | 'reporter_id' | 'stage'>,
): Promise<Pick<ReportHistory, 'readWithinHours' | 'checks'>> {
  return {
    readWithinHours: await readWithinHours(db, report),
    checks: await checksOf(db, report),
  }
}

/** How many hours our team usually takes to read a report that waits; null for any other. */
export function readWithinHours(db: Queries, { stage }: Pick<ReportRow, 'stage'>) {
  return stage === 'pending' ? usualHours(db, 'report') : null
}

async function checksOf(db: Queries, { id, reporter_id }: Pick<ReportRow, 'id' | 'reporter_id'>) {
  const { times, day } = await db
    .selectFrom('lookup_counts')
    .where('report_id', '=', id)
    .select(({ fn }) => [fn.sum('lookups').as('times'), fn.max('day').as('day')])
    .executeTakeFirstOrThrow()
  const alert = await db
    .selectFrom('notifications')
    .where('user_id', '=', reporter_id)
    .where('kind', '=', 'checked')
    .where('subject_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('data')
    .executeTakeFirst()
  if (day === null || Number(times) < leastChecks) {
    return alert ? { times: null, day: null, state: null } : null
  }
  const last: { state?: string | null; at?: number } = JSON.parse(alert?.data ?? '{}')
  const isOfDay = last.at !== undefined && dayOf(last.at) === day
  return { times: Number(times), day, state: (isOfDay && last.state) || null }
}
