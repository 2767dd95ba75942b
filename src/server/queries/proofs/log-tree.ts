import { sql } from 'kysely'
import QuickLRU from 'quick-lru'
import { hashBytes, type SubtreeHash } from '../../../domain/transparency/merkle-tree.ts'
import {
  hashesFromTiles,
  type ReadTile,
  type TilePlace,
  type WrittenTile,
} from '../../../domain/transparency/tiles.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { LogCosignatureRow, LogHeadRow, LogMonthRow, LogTileRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/hashes.ts'
import { findRow, upsertRow } from '../rows-by-columns.ts'

/** The one row of `log_head`. */
const headName = 'log'

export async function findLogHead(db: Queries): Promise<LogHeadRow | undefined> {
  return findRow(db, 'log_head', { name: headName })
}

export async function upsertLogHead(tx: Queries, head: Omit<LogHeadRow, 'name'>): Promise<void> {
  await upsertRow(tx, 'log_head', { name: headName, ...head }, 'name')
}

export function tilesQuery(db: Queries, places: readonly TilePlace[]) {
  return db
    .selectFrom('log_tiles')
    .selectAll()
    .where(({ or, and }) => or(places.map(({ level, number }) => and({ level, number }))))
}

const findTiles = precompiledQuery((db, { places }: { places: TilePlace[] }) =>
  tilesQuery(db, places),
)

/**
 * Reads the first `width` hashes of a tile or half-way row, or fewer if it has fewer. Reads that are
 * requested at the same time share a query.
 */
export function tileReader(db: Queries): ReadTile {
  let batch: { places: TilePlace[]; rows: Promise<LogTileRow[]> } | null = null
  function begin() {
    const places: TilePlace[] = []
    const rows = Promise.resolve().then(() => {
      batch = null
      return findTiles(db, { places })
    })
    return { places, rows }
  }
  return async ({ level, number }, width) => {
    batch ??= begin()
    batch.places.push({ level, number })
    const rows = await batch.rows
    const row = rows.find((each) => each.level === level && each.number === number)
    return Buffer.from(row?.hashes ?? '', 'base64').subarray(0, width * hashBytes)
  }
}

/** Subtrees from this level on are few, and every proof needs some. Each takes 200 bytes of memory. */
const cachedFromLevel = 8
const maxCached = 16_384
const caches = new WeakMap<Database, QuickLRU<string, Uint8Array>>()

/** The hashes of the committed tree. Those of full subtrees never change, so they are cached. */
export function committedTree(database: Database, size: number): SubtreeHash {
  const tree = storedTree(size, tileReader(database.read))
  const cache = caches.get(database) ?? new QuickLRU({ maxSize: maxCached })
  caches.set(database, cache)
  return async (level, index) => {
    if (level < cachedFromLevel) return tree(level, index)
    const name = `${level} ${index}`
    const hash = cache.get(name) ?? (await tree(level, index))
    cache.set(name, hash)
    return hash
  }
}

/** The hashes of a tree of `size` leaves, computed from its tiles. */
export function storedTree(size: number, read: ReadTile): SubtreeHash {
  return hashesFromTiles(size, read, sha256, read)
}

export async function upsertTiles(tx: Queries, tiles: readonly WrittenTile[]): Promise<void> {
  await tx
    .insertInto('log_tiles')
    .values(
      tiles.map(({ level, number, hashes }) => ({
        level,
        number,
        hashes: Buffer.concat(hashes).toString('base64'),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['level', 'number'])
        .doUpdateSet(({ ref }) => ({ hashes: ref('excluded.hashes') })),
    )
    .execute()
}

export async function addToMonths(tx: Queries, counts: readonly LogMonthRow[]): Promise<void> {
  await tx
    .insertInto('log_months')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'kind'])
        .doUpdateSet({ entries: sql`log_months.entries + excluded.entries` }),
    )
    .execute()
}

/** The numbers of entries by month and kind, newest month first. */
export async function logMonths(db: Queries, limit: number): Promise<LogMonthRow[]> {
  return db
    .selectFrom('log_months')
    .selectAll()
    .orderBy('month', 'desc')
    .orderBy('kind')
    .limit(limit)
    .execute()
}

/** The hash of the newest entry of the activity log. */
export async function activityHeadHash(db: Queries): Promise<string | null> {
  const row = await db
    .selectFrom('activity_log_head')
    .select('hash')
    .where('name', '=', 'activity')
    .executeTakeFirst()
  return row?.hash ?? null
}

export async function cosignatures(db: Queries): Promise<LogCosignatureRow[]> {
  return db.selectFrom('log_cosignatures').selectAll().orderBy('witness').execute()
}

export async function upsertCosignature(tx: Queries, row: LogCosignatureRow): Promise<void> {
  await upsertRow(tx, 'log_cosignatures', row, 'witness')
}
