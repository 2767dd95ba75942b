import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow, ReportRow } from '../../db/tables.ts'
import type { ReportedAsset } from '../matching/match-candidates.ts'
import { identifierColumns, type StoredIdentifier } from './asset-rows.ts'

/** What a new report needs from an asset. */
export interface ReportableAsset {
  asset: Pick<AssetRow, 'id' | 'image_url' | 'name' | 'hidden'> & ReportedAsset['asset']
  /** The first is the one that the asset is known by. */
  identifiers: StoredIdentifier[]
  openReport: ReportRow['status'] | null
}

interface Own {
  ownerId: string
  id: string
}

/** Returns undefined also for another user's asset. */
export async function findReportableAsset(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<ReportableAsset | undefined> {
  const rows = await assetWithReport(db, { ownerId, id })
  const [first] = rows
  if (!first) return undefined
  const { openReport, image_url, hidden, ...facts } = first
  const { name, description, type, brand, model, colour, year } = facts
  const asset = { id, image_url, hidden, name, description, type, brand, model, colour, year }
  return { asset, openReport, identifiers: rows }
}

/** A row for each identifier: no asset is without one. */
const assetWithReport = precompiledQuery((db, { ownerId, id }: Own) =>
  db
    .selectFrom('assets')
    .innerJoin('identifiers', 'identifiers.asset_id', 'assets.id')
    .leftJoin('reports', (join) =>
      join
        .onRef('reports.asset_id', '=', 'assets.id')
        .onRef('reports.reporter_id', '=', 'assets.owner_id')
        .on('reports.closed_at', 'is', null),
    )
    .where('assets.id', '=', id)
    .where('assets.owner_id', '=', ownerId)
    .orderBy('identifiers.position')
    .select(identifierColumns.map((column) => `identifiers.${column}` as const))
    .select([
      'assets.image_url',
      'assets.hidden',
      'assets.name',
      'assets.description',
      'assets.type',
    ])
    .select(['assets.brand', 'assets.model', 'assets.colour', 'assets.year'])
    .select('reports.status as openReport'),
)
