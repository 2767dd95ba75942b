import { type ExpressionBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AssetEntry } from '../../api/asset-entry.ts'
import type { listAllAssets } from '../../api/list-all-assets.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Assets, Tables } from '../db/tables.ts'
import {
  areTooMany,
  eitherOf,
  identifiersBeginning,
  nameBegins,
  nameOrder,
  testedAfter,
} from './beginnings.ts'
import { countOf, readCount } from './counts.ts'
import { type Counted, mostFound } from './people.ts'
import { shownIdentifiers } from './shown-identifiers.ts'
import { sortedBy, upTo, type Window, windowOfCounted } from './windows.ts'

type Ask = z.output<typeof listAllAssets.input>
type Filter = Pick<Ask, 'type' | 'disputed' | 'owner'>

/** Anyone's asset: for staff. */
export interface AssetRow extends Assets {
  first_name: string
  last_name: string
}

/** Assets as admins list them; as with items, nothing here counts or reads a table. */
export async function listAssetEntries(
  database: Pick<Database, 'read' | 'dialect'>,
  ask: Ask,
): Promise<Counted<AssetEntry>> {
  const counted = await countAssets(database, ask)
  const window = windowOfCounted(ask, counted)
  const rows = await assetsQuery(database, ask, window).execute()
  if (window.backwards) rows.reverse()
  return { rows: await toAssetEntries(database.read, rows), ...counted }
}

/** The window of a list of assets. */
export function assetsQuery(
  database: Pick<Database, 'read' | 'dialect'>,
  { sort, search, ...filter }: Filter & Pick<Ask, 'sort' | 'search'>,
  { offset, limit, backwards }: Window,
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
      testedAfter('assets.type', type),
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
    : is.and([passes(is, others), testedAfter('assets.type', type)])
}

/** Ids of assets that a text may mean: by name, or by a number; as far as is looked at. */
function foundAssets(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  text: string,
  filter: Filter,
) {
  const named = read
    .selectFrom('assets')
    .where(nameBegins(dialect, 'assets.name', text, filter.owner))
    .where((is) => passesByName(is, filter))
    .select('assets.id')
    .$if(filter.owner === undefined, (some) =>
      some.orderBy(nameOrder(dialect, 'assets.name')).orderBy('assets.id'),
    )
    .limit(mostFound + 1)
  const numbers = identifiersBeginning({ read, dialect }, text, {
    most: mostFound + 1,
    ownerId: filter.owner,
  })
  if (!numbers) return read.selectFrom(named.as('found')).select('found.id')
  const numbered = read
    .selectFrom(numbers.as('found_numbers'))
    .innerJoin('assets', 'assets.id', 'found_numbers.asset_id')
    .where(testedAfter('assets.type', filter.type))
    .where(testedDisputed(filter.disputed))
    .select('assets.id')
    .limit(mostFound + 1)
  return read
    .selectFrom(eitherOf(read, named, numbered).as('found'))
    .select('found.id')
    .limit(mostFound + 1)
}

async function countAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  { search, ...filter }: Ask,
): Promise<{ total: number; more: boolean }> {
  const { read } = database
  const { type, disputed, owner } = filter
  if (search !== undefined) {
    const found = upTo(mostFound, await countOf(read, foundAssets(database, search, filter)))
    return { ...found, more: found.more || (await areTooMany(database, search, owner)) }
  }
  if (owner === undefined && (type === undefined || disputed === undefined)) {
    const name = disputed ? 'assets.disputed.1' : type ? `assets.type.${type}` : 'assets'
    return { total: await readCount(read, name), more: false }
  }
  const some = read
    .selectFrom('assets')
    .where((is) => passes(is, filter))
    .select('assets.id')
    .limit(mostFound + 1)
  return upTo(mostFound, await countOf(read, some))
}

/** Anyone's asset: for staff. */
export async function findAnyAsset(db: Queries, id: string): Promise<AssetRow | undefined> {
  return assetQuery(db).where('assets.id', '=', id).executeTakeFirst()
}

export async function findAnyAssets(db: Queries, ids: readonly string[]): Promise<AssetRow[]> {
  if (ids.length === 0) return []
  return assetQuery(db).where('assets.id', 'in', ids).execute()
}

export async function toAssetEntries(db: Queries, rows: AssetRow[]): Promise<AssetEntry[]> {
  const identifiers = await shownIdentifiers(
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
