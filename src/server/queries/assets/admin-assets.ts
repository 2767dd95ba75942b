import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AdminAssetRecord, adminListAssets } from '../../../api/assets/admin-assets.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AssetRow, Tables } from '../../db/tables.ts'
import { countCapped, countFound, foundIds, inListOrder } from '../admin-lists.ts'
import { readCounter } from '../counters.ts'
import { type CountedPage, type ListCount, type PageRange, readPage } from '../pagination.ts'
import { filterWithoutIndex } from '../prefix-search.ts'
import { maxFound } from '../users/admin-users.ts'
import { formatIdentifierRows } from './format-identifiers.ts'

type ListInput = z.output<typeof adminListAssets.input>
type Filter = Pick<ListInput, 'type' | 'disputed' | 'owner'>

/** An asset of any user, for staff. */
export interface AdminAssetRow extends AssetRow {
  first_name: string
  last_name: string
}

/** The list of assets for staff. It never counts or reads a whole table. */
export async function listAdminAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  input: ListInput,
): Promise<CountedPage<AdminAssetRecord>> {
  const counted = await countAssets(database, input)
  const rows = await readPage(input, counted, (range) => assetsQuery(database, input, range))
  return { rows: await toAdminAssetRecords(database.read, rows), ...counted }
}

/** One page of the list of assets. */
export function assetsQuery(
  database: Pick<Database, 'read' | 'dialect'>,
  { sort, search, ...filter }: Filter & Pick<ListInput, 'sort' | 'search'>,
  range: PageRange,
) {
  const isOfFew = search !== undefined || filter.owner !== undefined
  const values = { column: 'assets.type', by: 'type' } as const
  const order = { sort, values, isOfFew, dialect: database.dialect }
  const query = inListOrder(assetQuery(database.read), 'assets', order, range)
  return search === undefined
    ? query.where((is) => matchesFilter(is, filter))
    : query.where('assets.id', 'in', foundAssets(database, search, filter))
}

function assetQuery(db: Queries) {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .selectAll('assets')
    .select(['users.first_name', 'users.last_name'])
}

function matchesFilter(is: ExpressionBuilder<Tables, 'assets'>, { type, disputed, owner }: Filter) {
  if (owner !== undefined) {
    return is.and([
      is('assets.owner_id', '=', owner),
      filterWithoutIndex('assets.type', type),
      disputedWithoutIndex(disputed),
    ])
  }
  return is.and([
    ...(type === undefined ? [] : [is('assets.type', '=', type)]),
    // A literal, not a parameter: otherwise the engines do not use the partial index.
    ...(disputed === undefined ? [] : [sql<boolean>`assets.disputed = 1`]),
  ])
}

/** Tests `disputed` without its index, like `filterWithoutIndex`. */
const disputedWithoutIndex = (disputed: Filter['disputed']) =>
  disputed === undefined ? sql<boolean>`1 = 1` : sql<boolean>`assets.disputed + 0 = 1`

/** Like `matchesFilter`. Few assets are disputed, so their type is tested without its index. */
function matchesFilterOfFew(is: ExpressionBuilder<Tables, 'assets'>, { type, ...others }: Filter) {
  return others.disputed === undefined
    ? matchesFilter(is, { type, ...others })
    : is.and([matchesFilter(is, others), filterWithoutIndex('assets.type', type)])
}

function foundAssets(reader: Pick<Database, 'read' | 'dialect'>, text: string, filter: Filter) {
  const is = expressionBuilder<Tables, 'assets'>()
  return foundIds(reader, 'assets', {
    text,
    owner: filter.owner,
    // Few assets are disputed.
    isOfFew: filter.owner !== undefined || filter.disputed !== undefined,
    filter: matchesFilterOfFew(is, filter),
    filterFound: is.and([
      filterWithoutIndex('assets.type', filter.type),
      disputedWithoutIndex(filter.disputed),
    ]),
  })
}

async function countAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  { search, ...filter }: ListInput,
): Promise<ListCount> {
  const { read } = database
  const { type, disputed, owner } = filter
  if (search !== undefined) {
    return countFound(database, { text: search, owner }, foundAssets(database, search, filter))
  }
  if (owner === undefined && (type === undefined || disputed === undefined)) {
    const name = disputed ? 'assets.disputed.1' : type ? `assets.type.${type}` : 'assets'
    return { total: await readCounter(read, name), more: false }
  }
  const some = read
    .selectFrom('assets')
    .where((is) => matchesFilter(is, filter))
    .select('assets.id')
    .limit(maxFound + 1)
  return countCapped(read, some)
}

/** An asset of any user, for staff. */
export async function findAdminAsset(db: Queries, id: string): Promise<AdminAssetRow | undefined> {
  return assetQuery(db).where('assets.id', '=', id).executeTakeFirst()
}

export async function findAdminAssets(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return assetQuery(db).where('assets.id', 'in', ids).execute()
}

export async function toAdminAssetRecords(
  db: Queries,
  rows: AdminAssetRow[],
): Promise<AdminAssetRecord[]> {
  const identifiers = await formatIdentifierRows(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    description: row.description,
    imageUrl: row.image_url,
    identifiers: identifiers.get(row.id) ?? [],
    owner: { id: row.owner_id, name: `${row.first_name} ${row.last_name}`.trim() },
    disputed: row.disputed === 1,
    hidden: row.hidden === 1,
    createdAt: row.created_at,
  }))
}

/** Photos beyond the cover, by the asset's id. */
export async function photosOf(
  db: Queries,
  assetIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (assetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('asset_photos')
    .where('asset_id', 'in', assetIds)
    .orderBy('asset_id')
    .orderBy('position')
    .select(['asset_id', 'url'])
    .execute()
  const photos = new Map<string, string[]>()
  for (const { asset_id, url } of rows) {
    photos.set(asset_id, [...(photos.get(asset_id) ?? []), url])
  }
  return photos
}
