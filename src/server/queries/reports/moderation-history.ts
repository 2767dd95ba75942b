import type { ReportLine } from '../../../api/assets/admin-asset-record.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { reportSummariesOn } from './report-summaries.ts'

/** An identifier on hundreds of assets identifies nothing: some are enough. */
const maxAssets = 100

/** Other reports on assets with one of the identifiers of the reported asset. */
export async function reportsOfIdentifier(
  db: Queries,
  report: Pick<ReportRow, 'id' | 'asset_id'>,
): Promise<ReportLine[]> {
  const assets = await db
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as same', (join) =>
      join.onRef('same.key', '=', 'mine.key').onRef('same.namespace', '=', 'mine.namespace'),
    )
    .where('mine.asset_id', '=', report.asset_id)
    .select('same.asset_id')
    .distinct()
    .limit(maxAssets)
    .execute()
  const lines = await reportSummariesOn(
    db,
    assets.map(({ asset_id }) => asset_id),
  )
  return lines.filter(({ id }) => id !== report.id)
}

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
