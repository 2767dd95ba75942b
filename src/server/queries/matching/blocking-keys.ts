import { type Insertable, sql } from 'kysely'
import type { MatchSide } from '../../../domain/matching/matches.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { ReportRow, Tables } from '../../db/tables.ts'
import { deleteRows, findRows } from '../rows-by-columns.ts'

/** Only this many of the newest reports with a key are considered. */
const newestPerKey = 50

interface NewKeys {
  report: Pick<ReportRow, 'id' | 'created_at'>
  keys: readonly string[]
  side: MatchSide
  /** The side that is searched. */
  sought: MatchSide
}

/**
 * Locks the keys of an active report, stores them in place of its earlier ones, and returns the ids of
 * `reportsWithKeys`. Missing items share the locks: they never match each other, and most reports are
 * of missing items. A find waits for them, and they wait for a find.
 */
export async function replaceBlockingKeys(
  database: Database,
  tx: Queries,
  { report: { id, created_at }, keys, side, sought }: NewKeys,
): Promise<string[]> {
  if (keys.length === 0) {
    await deleteBlockingKeys(tx, id)
    return []
  }
  const rows = keys.map((key) => ({ key, side, at: created_at, report_id: id }))
  const [, , found] = await database.together(
    tx,
    [
      deleteKeys.compile(tx, { id }),
      insertKeys.compile(tx, { rows }),
      newestWithKeys.compile(tx, { keys, side: sought }),
    ],
    [{ names: keys.map(nameOfKey), mode: side === 'missing' ? 'shared' : 'exclusive' }],
  )
  return inOrderOfKeys(found)
}

/** The name of the lock of a key. */
export const nameOfKey = (key: string) => `near:${key}`

const deleteKeys = precompiledQuery((db, { id }: { id: string }) =>
  db.deleteFrom('match_blocking_keys').where('report_id', '=', id),
)

const insertKeys = precompiledQuery(
  (db, { rows }: { rows: Insertable<Tables['match_blocking_keys']>[] }) =>
    db
      .insertInto('match_blocking_keys')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
)

const newestWithKeys = precompiledQuery(
  (db, { keys, side }: { keys: readonly string[]; side: MatchSide }) =>
    newestWithKeysQuery(db, keys, side),
)

export async function deleteBlockingKeys(tx: Queries, reportId: string): Promise<void> {
  await deleteRows(tx, 'match_blocking_keys', { report_id: reportId })
}

/** The current blocking keys of a report. */
export async function keysOf(tx: Queries, reportId: string): Promise<string[]> {
  const rows = await findRows(tx, 'match_blocking_keys', { report_id: reportId })
  return rows.map(({ key }) => key)
}

function newestWithKeyQuery(db: Queries, key: string, side: MatchSide) {
  return db
    .selectFrom('match_blocking_keys')
    .select('report_id')
    .where('key', '=', key)
    .where('side', '=', side)
    .orderBy('at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(newestPerKey)
}

/** The maximum number of reports that are compared with a report. */
const maxCandidates = 200

/**
 * The ids of reports of one side that have one of the keys, at most `newestPerKey` for each. Earlier
 * keys take precedence.
 */
export async function reportsWithKeys(
  tx: Queries,
  keys: readonly string[],
  side: MatchSide,
): Promise<string[]> {
  if (keys.length === 0) return []
  return inOrderOfKeys(await newestWithKeys(tx, { keys, side }))
}

function inOrderOfKeys(rows: Awaited<ReturnType<typeof newestWithKeys>>): string[] {
  const found = new Set<string>()
  for (const [, ofKey] of Map.groupBy(rows, ({ place }) => place)) {
    if (found.size >= maxCandidates) break
    for (const { report_id } of ofKey) found.add(report_id)
  }
  return [...found]
}

/** The newest reports with each key; `place` is that of the key. */
export function newestWithKeysQuery(db: Queries, keys: readonly string[], side: MatchSide) {
  const ofKey = (key: string, place: number) =>
    db
      .selectFrom(newestWithKeyQuery(db, key, side).as('newest'))
      .select(['report_id', sql.lit(place).as('place')])
  const [first = '', ...others] = keys
  return others
    .reduce((all, key, index) => all.unionAll(ofKey(key, index + 1)), ofKey(first, 0))
    .orderBy('place')
}
