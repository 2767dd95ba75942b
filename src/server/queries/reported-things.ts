import type { Queries } from '../db/database.ts'
import type { Assets, Identifiers, Reports } from '../db/tables.ts'

/** An open report with the thing it is about: what `likenessOf` compares. */
export interface ReportedThing {
  report: Reports
  asset: Pick<Assets, 'type' | 'brand' | 'model' | 'colour' | 'year' | 'description'>
  identifiers: Identifiers[]
}

/** Those of these reports that are active, and made by somebody else than `exceptReporterId`, if that is given. */
export async function activeThings(
  tx: Queries,
  reportIds: readonly string[],
  exceptReporterId: string | null,
): Promise<ReportedThing[]> {
  if (reportIds.length === 0) return []
  const rows = await thingsQuery(tx, reportIds).execute()
  // Told to the database as well, it would look through all that is active instead of these few.
  const active = rows.filter(
    (row) => row.stage === 'active' && row.reporter_id !== exceptReporterId,
  )
  return withIdentifiers(tx, active)
}

export function thingsQuery(db: Queries, reportIds: readonly string[]) {
  return thingQuery(db).where('reports.id', 'in', reportIds)
}

export async function findThing(tx: Queries, reportId: string): Promise<ReportedThing | undefined> {
  const rows = await thingQuery(tx).where('reports.id', '=', reportId).execute()
  const [thing] = await withIdentifiers(tx, rows)
  return thing
}

function thingQuery(tx: Queries) {
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

type Row = Awaited<ReturnType<ReturnType<typeof thingQuery>['execute']>>[number]

async function withIdentifiers(tx: Queries, rows: Row[]): Promise<ReportedThing[]> {
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
