import type { ReportLine } from '../../../api/assets/admin-asset-record.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { perhapsSameIdentifier } from '../joins.ts'
import { reportSummariesOn } from './report-summaries.ts'

/** Enough, because an identifier of more assets identifies nothing. */
const maxAssets = 100

/** Other reports on assets with one of the identifiers of the reported asset. */
export async function reportsOfIdentifier(
  db: Queries,
  report: Pick<ReportRow, 'id' | 'asset_id'>,
): Promise<ReportLine[]> {
  const assets = await db
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as same', perhapsSameIdentifier('same', 'mine'))
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
