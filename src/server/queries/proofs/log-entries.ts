import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { LogEntryRow, LogOpeningRow } from '../../db/tables.ts'

export interface NewLogEntry extends Omit<LogEntryRow, 'position'> {
  /** Null if nobody may be able to prove what the entry is about. */
  opening: Omit<LogOpeningRow, 'entry_id'> | null
}

/** Inserts entries at the commit of the transaction. */
export async function insertLogEntries(
  database: Pick<Database, 'atCommit'>,
  tx: Queries,
  entries: readonly NewLogEntry[],
): Promise<void> {
  for (const { opening, ...entry } of entries) {
    await database.atCommit(tx, insertEntry.compile(tx, entry))
    if (!opening) continue
    const row = { entry_id: entry.id, ...opening }
    await database.atCommit(tx, insertOpening.compile(tx, row))
  }
}

// Precompiled, because every report makes these inserts.
const insertEntry = precompiledQuery((db, entry: Omit<LogEntryRow, 'position'>) =>
  db.insertInto('log_entries').values({ ...entry, position: null }),
)
const insertOpening = precompiledQuery((db, opening: LogOpeningRow) =>
  db.insertInto('log_openings').values(opening),
)

/** Entries that have no position yet, oldest first. */
export function waitingEntriesQuery(db: Queries, limit: number) {
  return db
    .selectFrom('log_entries')
    .selectAll()
    .where('position', 'is', null)
    .orderBy('time')
    .orderBy('id')
    .limit(limit)
}

/**
 * Gives the oldest waiting entries their positions, from `first` on, and returns them in order. One
 * statement does both, so that it returns exactly the entries that it changed.
 */
export async function placeWaitingEntries(
  tx: Queries,
  first: number,
  limit: number,
): Promise<(LogEntryRow & { position: number })[]> {
  const { rows } = await sql<LogEntryRow & { position: number }>`
    with placed as (
      select entry_id, cast(${first} as bigint) + row_number() over (order by entry_time, entry_id) - 1 as place
      from (
        select id as entry_id, time as entry_time from log_entries
        where position is null order by time, id limit ${limit}
      ) as oldest
    )
    update log_entries set position = placed.place from placed
    where log_entries.id = placed.entry_id
    returning id, kind, role, time, commitment, position`.execute(tx)
  return rows.sort((one, other) => one.position - other.position)
}

/** Up to `count` entries of the tree from the position `first` on, in order. */
export function entriesFromQuery(db: Queries, first: number, count: number) {
  return db
    .selectFrom('log_entries')
    .select(['kind', 'role', 'time', 'commitment', 'position'])
    .where('position', '>=', first)
    .where('position', '<', first + count)
    .orderBy('position')
}

/** The entries about a report, oldest first, with the nonces and identifiers that open them. */
export function entriesOfReportQuery(db: Queries, reportId: string) {
  return db
    .selectFrom('log_openings')
    .innerJoin('log_entries', 'log_entries.id', 'log_openings.entry_id')
    .where('log_openings.report_id', '=', reportId)
    .select([
      'log_entries.kind',
      'log_entries.role',
      'log_entries.time',
      'log_entries.commitment',
      'log_entries.position',
      'log_openings.nonce',
      'log_openings.identifiers',
    ])
    .orderBy('log_entries.id')
}
