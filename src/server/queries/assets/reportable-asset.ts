import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow, IdentifierRow, ReportRow } from '../../db/tables.ts'

/** What a new report needs from an asset. */
export interface ReportableAsset {
  asset: Pick<AssetRow, 'id' | 'name' | 'image_url'>
  /** The first is the one that the asset is known by. */
  identifiers: IdentifierRow[]
  openReport: ReportRow['status'] | null
}

interface Own {
  ownerId: string
  id: string
}

/** Returns undefined also for another user's asset. */
export async function findReportableAsset(db: Queries, ownerId: string, id: string) {
  const [found] = await assetWithReport(db, { ownerId, id })
  if (!found) return undefined
  const { openReport, ...asset } = found
  return { asset, openReport, identifiers: await identifiersOfOwn(db, { ownerId, id }) }
}

const assetWithReport = precompiledQuery((db, { ownerId, id }: Own) =>
  db
    .selectFrom('assets')
    .leftJoin('reports', (join) =>
      join
        .onRef('reports.asset_id', '=', 'assets.id')
        .onRef('reports.reporter_id', '=', 'assets.owner_id')
        .on('reports.closed_at', 'is', null),
    )
    .where('assets.id', '=', id)
    .where('assets.owner_id', '=', ownerId)
    .select(['assets.id', 'assets.name', 'assets.image_url', 'reports.status as openReport']),
)

const identifiersOfOwn = precompiledQuery((db, { ownerId, id }: Own) =>
  db
    .selectFrom('identifiers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('asset_id', '=', id)
    .orderBy('position'),
)
