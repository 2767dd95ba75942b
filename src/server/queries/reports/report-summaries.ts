import type { ReportLine } from '../../../api/assets/admin-assets.ts'
import type { Queries } from '../../db/database.ts'

/** Few, because the list is shown beside other content. */
const maxLines = 50

/** Reports on these assets, newest first. */
export async function reportSummariesOn(
  db: Queries,
  assetIds: readonly string[],
): Promise<(ReportLine & { assetId: string })[]> {
  if (assetIds.length === 0) return []
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .where('reports.asset_id', 'in', assetIds)
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
