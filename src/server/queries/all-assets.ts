import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AssetEntry } from '../../api/asset-entry.ts'
import type { listAllAssets } from '../../api/list-all-assets.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Assets } from '../db/tables.ts'
import { identifiersBeginning, nameBegins } from './beginnings.ts'
import { readCounts } from './counts.ts'
import { type Counted, mostFound } from './people.ts'
import { shownIdentifiers } from './shown-identifiers.ts'
import { orderOf, type Window, windowOf } from './windows.ts'

type Ask = z.output<typeof listAllAssets.input>
type Filter = Pick<Ask, 'type' | 'disputed' | 'search' | 'owner'>

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
  const { total, more } = await countAssets(database, ask)
  const window = windowOf(ask, total)
  const rows = await assetsQuery(database, ask, window).execute()
  if (window.backwards) rows.reverse()
  return { rows: await toAssetEntries(database.read, rows), total, more }
}

/** The window of a list of assets. */
export function assetsQuery(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { sort, ...filter }: Filter & Pick<Ask, 'sort'>,
  { offset, limit, backwards }: Window,
) {
  const direction = orderOf(sort, '-createdAt').descending === backwards ? 'asc' : 'desc'
  return matching(assetQuery(read), { read, dialect }, filter)
    .orderBy('assets.created_at', direction)
    .orderBy('assets.id', direction)
    .limit(limit)
    .offset(offset)
}

function assetQuery(db: Queries) {
  return db
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .selectAll('assets')
    .select(['users.first_name', 'users.last_name'])
}

function matching<Query extends ReturnType<typeof assetQuery>>(
  query: Query,
  database: Pick<Database, 'read' | 'dialect'>,
  { type, disputed, search, owner }: Filter,
) {
  return (
    query
      .$if(type !== undefined, (some) => some.where('assets.type', '=', type ?? 'Gadget'))
      // Written out, not bound: only so do the engines see that the index of the few has all of them.
      .$if(disputed !== undefined, (some) => some.where(sql<boolean>`assets.disputed = 1`))
      .$if(owner !== undefined, (some) => some.where('assets.owner_id', '=', owner ?? ''))
      .$if(search !== undefined, (some) =>
        some.where('assets.id', 'in', foundAssets(database, search ?? '')),
      )
  )
}

/** Ids of assets that a text may mean: by name, or by a number. */
function foundAssets({ read, dialect }: Pick<Database, 'read' | 'dialect'>, text: string) {
  const named = read
    .selectFrom('assets')
    .where(nameBegins(dialect, 'assets.name', text))
    .select('assets.id')
  const numbered = identifiersBeginning(read, dialect, text)?.select('asset_id as id')
  return read
    .selectFrom((numbered ? named.union(numbered) : named).as('found'))
    .select('found.id')
    .limit(mostFound + 1)
}

async function countAssets(
  database: Pick<Database, 'read' | 'dialect'>,
  filter: Filter,
): Promise<{ total: number; more: boolean }> {
  const { type, disputed, search, owner } = filter
  const isCounted =
    search === undefined && owner === undefined && (type === undefined || disputed === undefined)
  if (isCounted) {
    const name = disputed ? 'assets.disputed.1' : type ? `assets.type.${type}` : 'assets'
    const counts = await readCounts(database.read, [name])
    return { total: counts[name] ?? 0, more: false }
  }
  const found = await matching(assetQuery(database.read), database, filter)
    .clearSelect()
    .select('assets.id')
    .limit(mostFound + 1)
    .execute()
  return { total: Math.min(found.length, mostFound), more: found.length > mostFound }
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
