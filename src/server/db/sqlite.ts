import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { makePrivateFile, makePrivateFolder } from '../lib/private-files.ts'
import {
  type Database,
  LogInUseError,
  type Queries,
  type RowsOf,
  type Statements,
} from './database.ts'
import { createWriteQueue } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another process. */
const lockWaitMs = 5000
const scrubWaitMs = 100

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'toju.sqlite')
}

/**
 * Node's own SQLite on a file: one connection that writes, in group commits, and one that reads.
 * WAL with `synchronous=FULL`: an acknowledged write survives a power cut.
 */
export function openSqlite(dataDir: string): Database {
  makePrivateFolder(dataDir)
  const path = sqliteFile(dataDir)
  makePrivateFile(path)
  const writer = new DatabaseSync(path, { timeout: lockWaitMs })
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Deleted data is overwritten with zeros: an erased user cannot be recovered from the disk.
  writer.exec('pragma secure_delete = on')
  // Without a memory map: it would be built again after each commit of the writer.
  const reader = new DatabaseSync(path, { readOnly: true, timeout: lockWaitMs })

  const turns = shareTurns(reader)
  const read = queriesOn(reader, turns.begin)
  const tx = queriesOn(writer)
  const queue = createWriteQueue((sql) => {
    writer.exec(sql)
    // Later reads see what was committed.
    turns.end()
  })
  return {
    dialect: 'sqlite',
    read,
    reserved: read,
    mayLag: read,
    write: (work) => queue.run(() => work(tx)),
    // With one writer, a transaction has every lock.
    lock: async () => {},
    tryLock: async () => true,
    async together<Rows extends readonly unknown[]>(
      transaction: Queries,
      statements: Statements<Rows>,
    ) {
      const rows: unknown[][] = []
      for (const each of statements) rows.push((await transaction.executeQuery(each)).rows)
      return rows as RowsOf<Rows>
    },
    async atCommit(last, statement) {
      await last.executeQuery(statement)
    },
    // The write-ahead log still has the old pages: they are written to the file, and the log is
    // truncated.
    scrub: () =>
      queue.between(() => {
        turns.end()
        // A reader of another process may take minutes, and nothing else runs while this waits.
        writer.exec(`pragma busy_timeout = ${scrubWaitMs}`)
        const { busy } = writer.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
        writer.exec(`pragma busy_timeout = ${lockWaitMs}`)
        // Another process reads the log, which still has the old pages.
        if (busy !== 0) throw new LogInUseError()
      }),
    async close() {
      await queue.idle()
      // The writer is closed last: the last connection checkpoints the log, which a reader cannot do.
      await read.destroy()
      if (reader.isOpen) reader.close()
      await tx.destroy()
      // Kysely closes only what it has used.
      if (writer.isOpen) writer.close()
    },
  }
}

/**
 * Lets the reads of one turn of the event loop share a snapshot: otherwise each locks and unlocks the
 * file twice, which takes longer than a short query. `begin` starts one, or continues it.
 */
function shareTurns(connection: DatabaseSync) {
  const begin = connection.prepare('begin')
  const commit = connection.prepare('commit')
  function end() {
    // After some errors, such as a failing disk, the engine has ended it itself.
    if (connection.isOpen && connection.isTransaction) commit.run()
  }
  return {
    begin() {
      if (connection.isTransaction) return
      begin.run()
      setImmediate(end)
    },
    end,
  }
}

/**
 * Kysely's SQLite dialect on node:sqlite. Calls `beforeRead` before each query that returns rows.
 * Statements stay prepared. Values that node:sqlite would silently bind as NULL are rejected.
 */
export function queriesOn(connection: DatabaseSync, beforeRead = () => {}): Kysely<Tables> {
  const prepared = new Map<string, ReturnType<typeof prepareObjects>>()
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => connection.close(),
        prepare(sql) {
          const known = prepared.get(sql) ?? prepareObjects(connection, sql, beforeRead)
          // Queries with lists have any number of texts; all others together are far fewer than 500.
          if (prepared.size < 500) prepared.set(sql, known)
          return known
        },
      },
    }),
  })
}

/**
 * A statement that returns objects. It reads rows as arrays: V8 is slow with the objects that
 * node:sqlite makes, so a list of 100 takes a third longer with them.
 */
function prepareObjects(connection: DatabaseSync, sql: string, beforeRead: () => void) {
  const statement = connection.prepare(sql)
  statement.setReturnArrays(true)
  let names: string[] = []
  let empty: Record<string, unknown> = {}
  function readNames() {
    names = statement.columns().map(({ name }) => name)
    empty = Object.fromEntries(names.map((name) => [name, null]))
  }
  function toObject(read: unknown) {
    // The types of node:sqlite do not know `setReturnArrays`.
    const values = read as readonly unknown[]
    // SQLite prepares `select *` again when the table has another column.
    if (values.length !== names.length) readNames()
    // A copy has its place for each column: adding them one by one takes three times as long.
    const row = { ...empty }
    for (let index = 0; index < names.length; index++) {
      const value = values[index]
      if (value !== null) row[names[index] as string] = value
    }
    return row
  }
  readNames()
  return {
    reader: names.length > 0,
    all(parameters: readonly unknown[]) {
      beforeRead()
      return statement.all(...bindable(parameters)).map(toObject)
    },
    run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
    *iterate(parameters: readonly unknown[]) {
      beforeRead()
      for (const row of statement.iterate(...bindable(parameters))) yield toObject(row)
    },
  }
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null) {
      throw new TypeError(`A query was given ${typeof value}, which the database cannot hold.`)
    }
  }
  return parameters as SQLInputValue[]
}
