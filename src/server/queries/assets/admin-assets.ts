import { type ExpressionBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import type { adminListAssets } from '../../../api/assets/admin-list-assets.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AssetRow, Tables } from '../../db/tables.ts'
import { counterOf, readCounter } from '../counters.ts'
import { cappedTotal, type PageRange, pageRangeOfCounted, sortedBy } from '../pagination.ts'
import {
  exceedsSearchCap,
  filterWithoutIndex,
  identifiersWithPrefix,
  nameHasPrefix,
  nameOrder,
  unionOf,
} from '../prefix-search.ts'
import { type Counted, maxFound } from '../users/admin-users.ts'
import { formatIdentifierRows } from './format-identifiers.ts'

type Ask = z.output<typeof adminListAssets.input>
type Filter = Pick<Ask, 'type' | 'disputed' | 'owner'>

/** Anyone's asset: for staff. */
export interface AdminAssetRow extends AssetRow {
  first_name: string
  last_name: string
}

/** Assets as admins list them; as with items, nothing here counts or reads a table. */
export async function listAdminAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  ask: Ask,
): Promise<Counted<AdminAssetRecord>> {
  const counted = await countAssets(database, ask)
  const window = pageRangeOfCounted(ask, counted)
  const rows = await assetsQuery(database, ask, window).execute()
  if (window.backwards) rows.reverse()
  return { rows: await toAdminAssetRecords(database.read, rows), ...counted }
}

/** The window of a list of assets. */
export function assetsQuery(
  database: Pick<Database, 'read' | 'dialect'>,
  { sort, search, ...filter }: Filter & Pick<Ask, 'sort' | 'search'>,
  { offset, limit, backwards }: PageRange,
) {
  const { by, direction } = sortedBy(sort, '-createdAt', backwards)
  const isOfFew = search !== undefined || filter.owner !== undefined
  const query = assetQuery(database.read)
    .$if(by === 'name', (some) =>
      some.orderBy(nameOrder(database.dialect, 'assets.name', isOfFew), direction),
    )
    .$if(by === 'type', (some) =>
      some.orderBy(isOfFew ? sql`assets.type || ''` : sql.ref('assets.type'), direction),
    )
    .$if(by !== 'name', (some) => some.orderBy('assets.created_at', direction))
    .orderBy('assets.id', direction)
    .limit(limit)
    .offset(offset)
  return search === undefined
    ? query.where((is) => passes(is, filter))
    : query.where('assets.id', 'in', foundAssets(database, search, filter))
}

function assetQuery(db: Queries) {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .selectAll('assets')
    .select(['users.first_name', 'users.last_name'])
}

function passes(is: ExpressionBuilder<Tables, 'assets'>, { type, disputed, owner }: Filter) {
  if (owner !== undefined) {
    return is.and([
      is('assets.owner_id', '=', owner),
      filterWithoutIndex('assets.type', type),
      testedDisputed(disputed),
    ])
  }
  return is.and([
    ...(type === undefined ? [] : [is('assets.type', '=', type)]),
    // Written out, not bound: only so do the engines see that the index of the few has all of them.
    ...(disputed === undefined ? [] : [sql<boolean>`assets.disputed = 1`]),
  ])
}

/** As `testedAfter`. */
const testedDisputed = (disputed: Filter['disputed']) =>
  disputed === undefined ? sql<boolean>`1 = 1` : sql<boolean>`assets.disputed + 0 = 1`

/** As `passes`; of the few that are disputed, the type is tested after the name. */
function passesByName(is: ExpressionBuilder<Tables, 'assets'>, { type, ...others }: Filter) {
  return others.disputed === undefined
    ? passes(is, { type, ...others })
    : is.and([passes(is, others), filterWithoutIndex('assets.type', type)])
}

/** Ids of assets that a text may mean: by name, or by a number; as far as is looked at. */
function foundAssets(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  text: string,
  filter: Filter,
) {
  const named = read
    .selectFrom('assets')
    .where(nameHasPrefix(dialect, 'assets.name', text, filter.owner))
    .where((is) => passesByName(is, filter))
    .select('assets.id')
    .$if(filter.owner === undefined, (some) =>
      some.orderBy(nameOrder(dialect, 'assets.name')).orderBy('assets.id'),
    )
    .limit(maxFound + 1)
  const numbers = identifiersWithPrefix({ read, dialect }, text, {
    most: maxFound + 1,
    ownerId: filter.owner,
  })
  if (!numbers) return read.selectFrom(named.as('found')).select('found.id')
  const numbered = read
    .selectFrom(numbers.as('found_numbers'))
    .innerJoin('assets', 'assets.id', 'found_numbers.asset_id')
    .where(filterWithoutIndex('assets.type', filter.type))
    .where(testedDisputed(filter.disputed))
    .select('assets.id')
    .limit(maxFound + 1)
  return read
    .selectFrom(unionOf(read, named, numbered).as('found'))
    .select('found.id')
    .limit(maxFound + 1)
}

async function countAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  { search, ...filter }: Ask,
): Promise<{ total: number; more: boolean }> {
  const { read } = database
  const { type, disputed, owner } = filter
  if (search !== undefined) {
    const found = cappedTotal(
      maxFound,
      await counterOf(read, foundAssets(database, search, filter)),
    )
    return { ...found, more: found.more || (await exceedsSearchCap(database, search, owner)) }
  }
  if (owner === undefined && (type === undefined || disputed === undefined)) {
    const name = disputed ? 'assets.disputed.1' : type ? `assets.type.${type}` : 'assets'
    return { total: await readCounter(read, name), more: false }
  }
  const some = read
    .selectFrom('assets')
    .where((is) => passes(is, filter))
    .select('assets.id')
    .limit(maxFound + 1)
  return cappedTotal(maxFound, await counterOf(read, some))
}

/** Anyone's asset: for staff. */
export async function findAdminAsset(db: Queries, id: string): Promise<AdminAssetRow | undefined> {
  return assetQuery(db).where('assets.id', '=', id).executeTakeFirst()
}

export async function findAdminAssets(
  db: Queries,
  ids: readonly string[],
): Promise<AdminAssetRow[]> {
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
