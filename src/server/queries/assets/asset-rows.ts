import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow, IdentifierRow, ReportRow } from '../../db/tables.ts'
import { detailColumns } from './detail-columns.ts'

/** All columns but those that are copied for lookups. */
const identifierColumns = [
  ...(['id', 'asset_id', 'owner_id', 'kind', 'namespace'] as const),
  ...(['key', 'raw_value', 'position', 'registered_at'] as const),
] as const

/** The columns of `AssetRecord`. Others are not read, because each takes as long as a field to send. */
export const recordColumns = [
  ...(['id', 'type', 'name', 'description', 'image_url', 'receipt_url', 'brand', 'model'] as const),
  ...(['colour', 'year', 'registration_state', 'vehicle_id', 'hidden', 'created_at'] as const),
  ...(['transfer_count', 'label_code'] as const),
  ...detailColumns,
] as const

/** The rows of an `AssetRecord`. */
export interface AssetRows<Asset = Pick<AssetRow, (typeof recordColumns)[number]>> {
  asset: Asset
  /** The first is the one that the asset is known by. */
  identifiers: Pick<IdentifierRow, 'kind' | 'raw_value'>[]
  /** Photos beyond the cover, in order. */
  photoUrls: string[]
  openReport: ReportRow['status'] | null
  /** Whether its owner reported it as found. */
  isFind: boolean
}

/** An asset with its rows in other tables. */
export interface AssetWithIdentifiers extends AssetRows<AssetRow> {
  identifiers: Pick<IdentifierRow, (typeof identifierColumns)[number]>[]
}

/** Ids of assets of one owner. */
interface OfAssets {
  ids: readonly string[]
}

/** Each query uses an index on the asset: one on the owner would read the rows of all their assets. */
export const rowsOfAssets = {
  identifiers: (db: Queries, { ids }: OfAssets) =>
    db
      .selectFrom('identifiers')
      .select(identifierColumns)
      .where('asset_id', 'in', ids)
      .orderBy('position'),
  shownIdentifiers: (db: Queries, { ids }: OfAssets) =>
    db
      .selectFrom('identifiers')
      .select(['asset_id', 'kind', 'raw_value'])
      .where('asset_id', 'in', ids)
      .orderBy('position'),
  photos: (db: Queries, { ids }: OfAssets) =>
    db
      .selectFrom('asset_photos')
      .select(['asset_id', 'url'])
      .where('asset_id', 'in', ids)
      .orderBy('position'),
  reports: (db: Queries, { ids }: OfAssets) =>
    db
      .selectFrom('reports')
      .select(['asset_id', 'reporter_id', 'status', 'reported_as', 'closed_at'])
      .where('asset_id', 'in', ids)
      .where((is) => is.or([is('closed_at', 'is', null), is('reported_as', '=', 'Found')])),
}

// Building three statements with a hundred ids each would take a third of a list's time.
export const identifiersOf = precompiledQuery(rowsOfAssets.identifiers)
const shownIdentifiersOf = precompiledQuery(rowsOfAssets.shownIdentifiers)
const photosOf = precompiledQuery(rowsOfAssets.photos)
const reportsOf = precompiledQuery(rowsOfAssets.reports)

/** The list lengths for which the queries are compiled. A shorter list repeats its last id. */
const compiledSizes = [1, 8, 32, 128]
const maxIds = 128

/** Rows by the ids of assets, in as few queries as the compiled sizes allow. */
async function rowsOf<Row>(
  query: (db: Queries, values: OfAssets) => Promise<Row[]>,
  db: Queries,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += maxIds) {
    const some = ids.slice(from, from + maxIds)
    const size = compiledSizes.find((each) => some.length <= each) ?? maxIds
    const last = some.at(-1) ?? ''
    const filled = Array.from({ length: size }, (_, index) => some[index] ?? last)
    const found = await query(db, { ids: filled })
    if (ids.length <= maxIds) return found
    rows.push(...found)
  }
  return rows
}

/** Reads photos and reports of assets; the returned function gives those of one asset. */
export async function relatedTo(db: Queries, ownerId: string, ids: readonly string[]) {
  const photos = await rowsOf(photosOf, db, ids)
  const reports = await rowsOf(reportsOf, db, ids)
  const photosByAsset = Map.groupBy(photos, (photo) => photo.asset_id)
  const statusOf = new Map<string, ReportRow['status']>()
  const finds = new Set<string>()
  for (const { asset_id, reporter_id, status, reported_as, closed_at } of reports) {
    // An earlier owner may have reported it.
    if (reporter_id !== ownerId) continue
    if (closed_at === null) statusOf.set(asset_id, status)
    if (reported_as === 'Found') finds.add(asset_id)
  }
  return (id: string) => ({
    photoUrls: photosByAsset.get(id)?.map(({ url }) => url) ?? [],
    openReport: statusOf.get(id) ?? null,
    isFind: finds.has(id),
  })
}

/** Adds to assets their rows in other tables. */
export async function withRelated(
  db: Queries,
  ownerId: string,
  assets: AssetRows['asset'][],
): Promise<AssetRows[]> {
  const ids = assets.map(({ id }) => id)
  const identifiers = Map.groupBy(
    await rowsOf(shownIdentifiersOf, db, ids),
    ({ asset_id }) => asset_id,
  )
  const related = await relatedTo(db, ownerId, ids)
  return assets.map((asset) => ({
    asset,
    identifiers: identifiers.get(asset.id) ?? [],
    ...related(asset.id),
  }))
}
