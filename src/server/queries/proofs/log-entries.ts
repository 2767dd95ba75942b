import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { LogEntryRow, LogOpeningRow } from '../../db/tables.ts'

export interface NewLogEntry extends Omit<LogEntryRow, 'position'> {
  /** Null when nobody shall be able to say what it is about. */
  opening: Omit<LogOpeningRow, 'entry_id'> | null
}

export async function insertLogEntries(
  tx: Queries,
  entries: readonly NewLogEntry[],
): Promise<void> {
  for (const { opening, ...entry } of entries) {
    await insertEntry(tx, entry)
    if (opening) await insertOpening(tx, { entry_id: entry.id, ...opening })
  }
}

// Every report ends with these.
const insertEntry = precompiledQuery((db, entry: Omit<LogEntryRow, 'position'>) =>
  db.insertInto('log_entries').values({ ...entry, position: null }),
)
const insertOpening = precompiledQuery((db, opening: LogOpeningRow) =>
  db.insertInto('log_openings').values(opening),
)

/** Entries that have no position yet, the oldest first. */
export function waitingEntriesQuery(db: Queries, limit: number) {
  return db
    .selectFrom('log_entries')
    .selectAll()
    .where('position', 'is', null)
    .orderBy('time')
    .orderBy('id')
    .limit(limit)
}

export async function setPositions(
  tx: Queries,
  entries: readonly Pick<LogEntryRow, 'id'>[],
  first: number,
): Promise<void> {
  const rows = sql.join(
    entries.map(({ id }, index) => sql`(${id}, cast(${first + index} as bigint))`),
  )
  await sql`with placed (id, position) as (values ${rows})
    update log_entries set position = placed.position from placed
    where log_entries.id = placed.id`.execute(tx)
}

/** Some entries of the tree in order, by position. */
export function entriesFromQuery(db: Queries, first: number, count: number) {
  return db
    .selectFrom('log_entries')
    .select(['kind', 'role', 'time', 'commitment', 'position'])
    .where('position', '>=', first)
    .where('position', '<', first + count)
    .orderBy('position')
}

/** The entries about a report, oldest first, with what opens them. */
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
    .orderBy('log_entries.time')
    .orderBy('log_entries.position')
}
