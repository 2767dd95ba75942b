import { sql } from 'kysely'
import type { MatchSide } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { deleteRows, findRows } from '../rows-by-columns.ts'

/** Only this many of the newest reports with a key are considered. */
const newestPerKey = 50

export async function insertBlockingKeys(
  tx: Queries,
  { id, created_at }: Pick<ReportRow, 'id' | 'created_at'>,
  side: MatchSide,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insertInto('match_blocking_keys')
    .values(keys.map((key) => ({ key, side, at: created_at, report_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

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
  const rows = await newestWithKeysQuery(tx, keys, side).execute()
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
