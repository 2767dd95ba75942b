import type { Queries } from '../../db/database.ts'
import type { AssetRow, ReportRow } from '../../db/tables.ts'
import type { StoredIdentifier } from '../assets/asset-rows.ts'

/** An open report with its asset: what `scoreSimilarity` compares. */
export interface ReportedAsset {
  report: ReportRow
  asset: Pick<AssetRow, 'type' | 'brand' | 'model' | 'colour' | 'year' | 'description'>
  identifiers: StoredIdentifier[]
}

/** Those of these reports that are active and not made by `exceptReporterId`. */
export async function activeCandidates(
  tx: Queries,
  reportIds: readonly string[],
  exceptReporterId: string | null,
): Promise<ReportedAsset[]> {
  if (reportIds.length === 0) return []
  const rows = await candidatesQuery(tx, reportIds).execute()
  // Filtered here, because the database would read all active reports instead of these few.
  const active = rows.filter(
    (row) => row.stage === 'active' && row.reporter_id !== exceptReporterId,
  )
  return withIdentifiers(tx, active)
}

export function candidatesQuery(db: Queries, reportIds: readonly string[]) {
  return assetQuery(db).where('reports.id', 'in', reportIds)
}

export async function findCandidate(tx: Queries, reportId: string) {
  const rows = await assetQuery(tx).where('reports.id', '=', reportId).execute()
  const [asset] = await withIdentifiers(tx, rows)
  return asset
}

function assetQuery(tx: Queries) {
  return tx
    .selectFrom('reports')
    .innerJoin('assets', 'assets.id', 'reports.asset_id')
    .selectAll('reports')
    .select([
      'assets.type',
      'assets.brand',
      'assets.model',
      'assets.colour',
      'assets.year',
      'assets.description as asset_description',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof assetQuery>['execute']>>[number]

async function withIdentifiers(tx: Queries, rows: Row[]): Promise<ReportedAsset[]> {
  if (rows.length === 0) return []
  const identifiers = await tx
    .selectFrom('identifiers')
    .selectAll()
    .where(
      'asset_id',
      'in',
      rows.map((row) => row.asset_id),
    )
    .execute()
  const byAsset = Map.groupBy(identifiers, (identifier) => identifier.asset_id)
  return rows.map(({ type, brand, model, colour, year, asset_description, ...report }) => ({
    report,
    asset: { type, brand, model, colour, year, description: asset_description },
    identifiers: byAsset.get(report.asset_id) ?? [],
  }))
}
