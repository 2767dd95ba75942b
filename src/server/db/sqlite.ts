import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import { makePrivateFile, makePrivateFolder } from '../lib/private-files.ts'
import type { Database } from './database.ts'
import { createWriteQueue } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** As much of the file mapped as SQLite can (2 GB: two million identifiers), 64 MB of pages cached. */
export const readerPragmas = 'pragma mmap_size = 2147418112; pragma cache_size = -65536'

/** The embedded engine: other processes write to its file hardly ever. */
export interface SqliteDatabase extends Database {
  dialect: 'sqlite'
  /**
   * Makes triggers, which may call `heard` with a text, and returns what is to be called before anybody
   * relies on what was heard. It calls `lost` when another process has written all the same.
   */
  watch(
    triggers: readonly string[],
    told: { heard: (text: string) => void; lost: () => void },
  ): () => void
}

export function isSqlite(database: Database): database is SqliteDatabase {
  return database.dialect === 'sqlite'
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'toju.sqlite')
}

/**
 * Node's own SQLite on a file: one connection that writes, in group commits, and one that reads.
 * WAL with `synchronous=FULL`: an acknowledged write survives a power cut.
 */
export function openSqlite(dataDir: string): SqliteDatabase {
  makePrivateFolder(dataDir)
  const path = sqliteFile(dataDir)
  makePrivateFile(path)
  const writer = new DatabaseSync(path, { timeout: 5000 })
  writer.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; ${readerPragmas}`,
  )
  // What is deleted is overwritten with zeros: an erased person is not to be read off the disk.
  writer.exec('pragma secure_delete = on')
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  reader.exec(readerPragmas)

  const share = shareSnapshots(writer)
  const read = kyselyOver(reader)
  const tx = kyselyOver(writer)
  const queue = createWriteQueue((sql) => {
    share.end()
    writer.exec(sql)
    // From here to the commit nobody else can write.
    if (sql === 'begin immediate') share.check()
  })
  return {
    dialect: 'sqlite',
    read,
    write: (work) => queue.run(() => work(tx)),
    prepare<Row extends readonly unknown[]>(query: (keys: string[]) => CompiledQuery) {
      const { sql } = query([''])
      const [ofWriter, ofReader] = [writer.prepare(sql), reader.prepare(sql)]
      for (const statement of [ofWriter, ofReader]) statement.setReturnArrays(true)
      return (keys: readonly string[]) => {
        const statement = share.begin() ? ofWriter : ofReader
        const rows: unknown[] = []
        // Key by key: for a list SQLite makes a table of its own first.
        for (const key of keys) rows.push(...statement.all(key))
        return rows as Row[]
      }
    },
    watch(triggers, { heard, lost }) {
      writer.function('heard', (text) => {
        heard(String(text))
        return null
      })
      for (const trigger of triggers) writer.exec(`create temp trigger ${trigger}`)
      share.onLost(lost)
      return share.begin
    },
    // One writer: whoever runs has every lock.
    lock: async () => {},
    // The log of writes still holds the pages as they were before: they go into the file, and it is cut to nothing.
    scrub: () =>
      queue.between(() => {
        share.end()
        writer.exec('pragma wal_checkpoint(truncate)')
      }),
    async close() {
      await queue.idle()
      // The writer last: the last to close brings its log of writes into the file, and a reader may not.
      await read.destroy()
      if (reader.isOpen) reader.close()
      await tx.destroy()
      // Kysely closes only what it has used.
      if (writer.isOpen) writer.close()
    },
  }
}

/** So long, at most, what other processes write is not seen; what this one writes ends it at once. */
const snapshotMs = 10

/**
 * Lets the reads of a moment see one state: else each takes and gives back two locks of the file, a
 * tenth of a look-up's time.
 *
 * On the connection that writes, while it writes nothing: after each commit any other forgets all
 * that it has cached and mapped of the file, and pays for it with half of a look-up's time.
 */
function shareSnapshots(connection: DatabaseSync) {
  const begin = connection.prepare('begin')
  const commit = connection.prepare('commit')
  // Another number once another process has written.
  const version = connection.prepare('pragma data_version')
  let seen = version.get()?.['data_version']
  let lost = () => {}
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    const now = version.get()?.['data_version']
    if (now === seen) return
    seen = now
    lost()
  }
  const end = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (connection.isOpen) commit.run()
  }
  return {
    /** Whether the connection may be read from: not while it writes. */
    begin(): boolean {
      if (timer !== undefined) return true
      if (connection.isTransaction) return false
      begin.run()
      timer = setTimeout(end, snapshotMs).unref()
      check()
      return true
    },
    end,
    check,
    /** Calls this when another process has written, before the next read. */
    onLost(told: () => void) {
      lost = told
    },
  }
}

/**
 * Kysely's own SQLite dialect, on the two calls it makes of a driver. Statements are kept prepared;
 * values that node:sqlite would bind as NULL without a word are refused.
 */
function kyselyOver(connection: DatabaseSync): Kysely<Tables> {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>()
  // Whether a statement gives rows is asked once: it builds a description of all its columns.
  const prepare = (sql: string) => {
    const statement = connection.prepare(sql)
    return { statement, reader: statement.columns().length > 0 }
  }
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => connection.close(),
        prepare(sql) {
          const known = prepared.get(sql) ?? prepare(sql)
          // Lists of parameters make endless texts; the plain ones are far fewer than this.
          if (prepared.size < 500) prepared.set(sql, known)
          const { statement, reader } = known
          return {
            reader,
            all: (parameters) => statement.all(...bindable(parameters)),
            run: (parameters) => statement.run(...bindable(parameters)),
            iterate: (parameters) =>
              statement.iterate(...bindable(parameters)) as IterableIterator<unknown>,
          }
        },
      },
    }),
  })
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null) {
      throw new TypeError(`A query was given ${typeof value}, which the database cannot hold.`)
    }
  }
  return parameters as SQLInputValue[]
}
