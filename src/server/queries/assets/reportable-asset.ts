import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow, ReportRow } from '../../db/tables.ts'
import type { ReportedAsset } from '../matching/match-candidates.ts'
import { reportsSince } from '../reports/reports.ts'
import { identifierColumns, type StoredIdentifier } from './asset-rows.ts'
import { assetLock } from './assets.ts'

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

/**
 * Locks an asset and reads it; undefined also for another user's asset. Also returns when the `nth`
 * newest report of its owner was made, if that was after `since`; their other reports wait meanwhile.
 */
export async function lockReportableAsset(
  database: Database,
  tx: Queries,
  { ownerId, id, since, nth }: Own & { since: number; nth: number },
): Promise<(ReportableAsset & { nthReportAt: number | undefined }) | undefined> {
  const [rows, [nthReport]] = await database.together(
    tx,
    [
      assetWithReport.compile(tx, { ownerId, id }),
      reportsSince.compile(tx, { reporterId: ownerId, since, before: nth - 1 }),
    ],
    [assetLock(id), { names: [`reports of ${ownerId}`], mode: 'exclusive' }],
  )
  const [first] = rows
  if (!first) return undefined
  const { openReport, image_url, hidden, ...facts } = first
  const { name, description, type, brand, model, colour, year } = facts
  const asset = { id, image_url, hidden, name, description, type, brand, model, colour, year }
  return { asset, openReport, identifiers: rows, nthReportAt: nthReport?.created_at }
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
