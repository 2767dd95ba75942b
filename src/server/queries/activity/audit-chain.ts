import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { ActivityLogRow } from '../../db/tables.ts'

/** An entry that has no position in the chain yet. */
export type UnchainedEntry = Omit<ActivityLogRow, 'seq' | 'previous_hash' | 'hash'>

/** The previous hash of the first entry. */
const genesisHash = '0'.repeat(64)

/** SHA-256 (hex) over the values of an entry in this order, as JSON. */
export function contentHash(entry: UnchainedEntry): string {
  const { id, at, actor_id, action, entity, entity_id, details } = entry
  return sha256(JSON.stringify([id, at, actor_id, action, entity, entity_id, details]))
}

/** Hash of an entry at its position. PostgreSQL computes the same: see `appendEntry`. */
export function linkHash(seq: number, previousHash: string, content: string): string {
  return sha256(`${seq} ${previousHash} ${content}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The one row of `activity_log_head`. */
export const headName = 'activity'

/**
 * Appends an entry to the chain. It locks the row of the head until the commit, so it has to be the
 * last write of a transaction: entries then have the order of the commits, and no transaction waits
 * while it holds the lock.
 */
export async function appendEntry(
  database: Database,
  tx: Queries,
  entry: UnchainedEntry,
): Promise<void> {
  const content = contentHash(entry)
  if (database.dialect === 'postgres') {
    return database.atCommit(tx, inOneStatement(entry, content).compile(tx))
  }
  const { rows } = await tx.executeQuery(readHead)
  const [head] = rows
  if (!head) throw headless()
  const seq = head.seq + 1
  const hash = linkHash(seq, head.hash, content)
  const { id, at, actor_id, action, entity, entity_id, details } = entry
  await tx.executeQuery(
    CompiledQuery.raw(insertEntry, [
      ...[seq, id, at, actor_id, action, entity, entity_id, details],
      ...[head.hash, hash],
    ]),
  )
  await tx.executeQuery(CompiledQuery.raw(moveHead, [seq, hash, head.hash]))
}

// Every write ends with these statements. They are raw SQL, because building them would take time.
const readHead = CompiledQuery.raw(
  `select seq, hash from activity_log_head where name = '${headName}'`,
) as CompiledQuery<Mark>
const insertEntry = `insert into activity_log
  (seq, id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const moveHead = `update activity_log_head set seq = ?, hash = ?, previous_hash = ? where name = '${headName}'`

const headless = () => new Error('the activity log has lost its head')

/** Fails without a head: the number of an entry is never null. */
function inOneStatement(entry: UnchainedEntry, content: string) {
  return sql`
    with head as (
      update activity_log_head
      set seq = seq + 1,
          previous_hash = hash,
          hash = encode(sha256(convert_to(concat(seq + 1, ' ', hash, ' ', ${content}::text), 'UTF8')), 'hex')
      where name = ${headName}
      returning seq, previous_hash, hash
    )
    insert into activity_log
      (seq, id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
    select head.seq, ${entry.id}, ${entry.at}::bigint, ${entry.actor_id}, ${entry.action}, ${entry.entity},
      ${entry.entity_id}, ${entry.details}, previous_hash, hash
    from (select) as one left join head on true`
}

/** The end of a log: the number and the hash of its last entry. */
export interface Mark {
  seq: number
  hash: string
}

export interface Verdict {
  entries: number
  head: Mark
  /** A sentence about the oldest entries, if the last of them is a recorded mark: they were detached. */
  away: string[]
  /** One sentence for each fault, naming the entry; empty if the log is intact. */
  faults: string[]
}

const batchSize = 5000
const maxFaults = 20

/**
 * Verifies the whole log. `recorded` are heads stored elsewhere: they reveal even a log that was
 * rewritten from some entry on, and vouch for the oldest entries that are in an archive. They do not
 * explain a gap between others: who knows a mark could otherwise remove what was written before it.
 */
export async function verifyChain(db: Queries, recorded: readonly Mark[] = []): Promise<Verdict> {
  const away: string[] = []
  const faults: string[] = []
  const expected = new Map(recorded.map(({ seq, hash }) => [seq, hash]))
  let last: Mark = { seq: 0, hash: genesisHash }
  let entries = 0
  // First, as others may append meanwhile.
  const head = await headOf(db)
  const end = head?.seq ?? Number.MAX_SAFE_INTEGER
  // By number and not by a limit: PostgreSQL then reads one range, whatever their number.
  for (let next: number | null = 1; next !== null; ) {
    const rows: ActivityLogRow[] = await entriesFrom(db, next)
      .selectAll()
      .where('seq', '<', next + batchSize)
      .where('seq', '<=', end)
      .orderBy('seq')
      .execute()
    for (const row of rows) {
      const before = { seq: row.seq - 1, hash: row.previous_hash }
      if (entries === 0 && before.seq > 0 && expected.get(before.seq) === before.hash) {
        away.push(
          `${named(1, before.seq)} not in this database: entry ${row.seq} follows the mark ${before.seq}.`,
        )
        for (const seq of expected.keys()) if (seq <= before.seq) expected.delete(seq)
        last = before
      }
      faults.push(...faultsOf(row, last))
      const hash = expected.get(row.seq)
      if (hash !== undefined && hash !== row.hash) {
        faults.push(`Entry ${row.seq} differs from its mark: the log was rewritten.`)
      }
      expected.delete(row.seq)
      last = row
      entries++
    }
    next = rows.length === batchSize ? next + batchSize : await firstNumber(db, next + batchSize)
    if (next !== null && next > end) next = null
  }
  faults.push(...faultsOfEnd(last, head))
  const lastNumber = await entriesFrom(db, end)
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst()
  const headNow = await headOf(db)
  if (headNow && Number(lastNumber?.seq ?? 0) > headNow.seq) {
    faults.push(`Entry ${headNow.seq + 1} was inserted later: the log ends before it.`)
  }
  for (const seq of expected.keys()) faults.push(`Entry ${seq} has a mark but is missing.`)
  return { entries, head: head ?? last, away, faults: faults.slice(0, maxFaults) }
}

function headOf(db: Queries): Promise<Mark | undefined> {
  return db
    .selectFrom('activity_log_head')
    .select(['seq', 'hash'])
    .where('name', '=', headName)
    .executeTakeFirst()
}

const entriesFrom = (db: Queries, seq: number) =>
  db.selectFrom('activity_log').where('seq', '>=', seq)

/** The first number of the log from here on; null if there is none. */
async function firstNumber(db: Queries, from: number): Promise<number | null> {
  const row = await entriesFrom(db, from).select('seq').orderBy('seq').limit(1).executeTakeFirst()
  return row?.seq ?? null
}

function faultsOf(row: ActivityLogRow, last: Mark): string[] {
  const faults: string[] = []
  const { seq, previous_hash, hash, ...entry } = row
  if (seq !== last.seq + 1) faults.push(missing(last.seq + 1, seq - 1))
  // After a gap, the entry cannot be compared with the previous one.
  else if (previous_hash !== last.hash) {
    faults.push(`Entry ${seq} does not follow entry ${last.seq}: one of them was inserted later.`)
  }
  if (linkHash(seq, previous_hash, contentHash(entry)) !== hash) {
    faults.push(`Entry ${seq} was changed.`)
  }
  return faults
}

function faultsOfEnd(last: Mark, head: Mark | undefined): string[] {
  if (!head) return ['The head of the log is missing.']
  if (head.seq > last.seq) return [missing(last.seq + 1, head.seq)]
  return head.hash === last.hash ? [] : [`Entry ${last.seq} is not the last one written.`]
}

function missing(from: number, to: number): string {
  return `${named(from, to)} missing.`
}

const named = (from: number, to: number) =>
  from === to ? `Entry ${from} is` : `Entries ${from} to ${to} are`
