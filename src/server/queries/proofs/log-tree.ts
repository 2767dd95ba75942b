import { sql } from 'kysely'
import { hashBytes } from '../../../domain/transparency/merkle-tree.ts'
import type { TilePlace, WrittenTile } from '../../../domain/transparency/tiles.ts'
import type { Queries } from '../../db/database.ts'
import type { LogCosignatureRow, LogHeadRow, LogMonthRow } from '../../db/tables.ts'
import { findRow, upsertRow } from '../rows-by-columns.ts'

/** The one row of `log_head`. */
const headName = 'log'

export async function findLogHead(db: Queries): Promise<LogHeadRow | undefined> {
  return findRow(db, 'log_head', { name: headName })
}

export async function upsertLogHead(tx: Queries, head: Omit<LogHeadRow, 'name'>): Promise<void> {
  await upsertRow(tx, 'log_head', { name: headName, ...head }, 'name')
}

export function tileQuery(db: Queries, { level, number }: TilePlace) {
  return db
    .selectFrom('log_tiles')
    .select('hashes')
    .where('level', '=', level)
    .where('number', '=', number)
}

/** The first hashes of a tile; fewer than asked for when it has fewer. */
export async function readTile(db: Queries, place: TilePlace, width: number) {
  const row = await tileQuery(db, place).executeTakeFirst()
  return Buffer.from(row?.hashes ?? '', 'base64').subarray(0, width * hashBytes)
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

/** The newest months first. */
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
