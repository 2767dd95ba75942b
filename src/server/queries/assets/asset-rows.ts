import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import {
  type DetailName,
  detailNames,
  type detailRecord,
} from '../../../api/assets/asset-record.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import { isShownReport } from '../../db/schema/tables/reports.ts'
import type { AssetRow, IdentifierRow, ReportRow } from '../../db/tables.ts'
import { isInList } from '../any-key.ts'

type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : ''
type Details = { [Name in DetailName]: z.output<(typeof detailRecord)[Name]> }
type DetailColumns = { [Name in DetailName as ColumnOf<Name>]: Details[Name] }

const columns = detailNames.map((name) => [name, columnOf(name)] as const)

/** `purchased_on`, `price` … : the columns of every detail, in the order of `detailFields`. */
const detailColumns = columns.map(([, column]) => column as keyof DetailColumns)

/** `purchased_on` for `purchasedOn`. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The details of an asset, from a form, as columns. */
export function detailColumnsOf(input: { [Name in DetailName]?: unknown }): DetailColumns {
  const entries = columns.map(([name, column]) => [column, input[name] ?? null])
  return Object.fromEntries(entries) as DetailColumns
}

/** All columns but those that are copied for lookups. */
export const identifierColumns = [
  ...(['id', 'asset_id', 'owner_id', 'kind', 'namespace'] as const),
  ...(['key', 'raw_value', 'position', 'registered_at'] as const),
] as const

export type StoredIdentifier = Pick<IdentifierRow, (typeof identifierColumns)[number]>

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
  identifiers: StoredIdentifier[]
}

interface OfAssets {
  ownerId: string
  /** Ids of assets of this owner, as a JSON array; undefined for all of them. */
  ids: string | undefined
}

/**
 * By owner and asset: the index of each query has the rows of one owner side by side, with all that is
 * read. An index by asset has them all over the file.
 */
export const rowsOfAssets = {
  identifiers: (db: Queries, { ownerId, ids }: OfAssets) =>
    db
      .selectFrom('identifiers')
      .select(['asset_id', 'kind', 'raw_value'])
      .where('owner_id', '=', ownerId)
      .$if(ids !== undefined, (query) => query.where(isInList(db, 'asset_id', ids ?? '')))
      .orderBy('asset_id')
      .orderBy('position'),
  photos: (db: Queries, { ownerId, ids }: OfAssets) =>
    db
      .selectFrom('asset_photos')
      .select(['asset_id', 'url'])
      .where('owner_id', '=', ownerId)
      .$if(ids !== undefined, (query) => query.where(isInList(db, 'asset_id', ids ?? '')))
      .orderBy('asset_id')
      .orderBy('position'),
  /** Not those by an earlier owner, and only what the index has. */
  reports: (db: Queries, { ownerId, ids }: OfAssets) =>
    db
      .selectFrom('reports')
      .select(['asset_id', 'status', 'reported_as', 'closed_at'])
      .where('reporter_id', '=', ownerId)
      .$if(ids !== undefined, (query) => query.where(isInList(db, 'asset_id', ids ?? '')))
      .where(sql<SqlBool>`(${sql.raw(isShownReport)})`),
}

const shownIdentifiersOf = precompiledQuery(rowsOfAssets.identifiers)
const photosOf = precompiledQuery(rowsOfAssets.photos)
const reportsOf = precompiledQuery(rowsOfAssets.reports)

export const identifiersOf = precompiledQuery((db: Queries, { assetId }: { assetId: string }) =>
  db
    .selectFrom('identifiers')
    .select(identifierColumns)
    .where('asset_id', '=', assetId)
    .orderBy('position'),
)

/** Reads photos and reports of assets; the returned function gives those of one asset. */
export async function relatedTo(db: Queries, theirs: OfAssets) {
  const photos = await photosOf(db, theirs)
  const reports = await reportsOf(db, theirs)
  const photosByAsset = Map.groupBy(photos, (photo) => photo.asset_id)
  const statusOf = new Map<string, ReportRow['status']>()
  const finds = new Set<string>()
  for (const { asset_id, status, reported_as, closed_at } of reports) {
    if (closed_at === null) statusOf.set(asset_id, status)
    if (reported_as === 'Found') finds.add(asset_id)
  }
  return (id: string) => ({
    photoUrls: photosByAsset.get(id)?.map(({ url }) => url) ?? [],
    openReport: statusOf.get(id) ?? null,
    isFind: finds.has(id),
  })
}

/** Adds to assets their rows in other tables. With `areAll`, they are all that the owner has. */
export async function withRelated(
  db: Queries,
  ownerId: string,
  assets: AssetRows['asset'][],
  areAll: boolean,
): Promise<AssetRows[]> {
  const theirs = { ownerId, ids: areAll ? undefined : JSON.stringify(assets.map(({ id }) => id)) }
  const identifiers = Map.groupBy(await shownIdentifiersOf(db, theirs), ({ asset_id }) => asset_id)
  const related = await relatedTo(db, theirs)
  return assets.map((asset) => ({
    asset,
    identifiers: identifiers.get(asset.id) ?? [],
    ...related(asset.id),
  }))
}
