import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { createWriteQueue } from './write-queue.ts'

/** As much of the file mapped as SQLite can (2 GB: two million identifiers), 64 MB of pages cached. */
export const readerPragmas = 'pragma mmap_size = 2147418112; pragma cache_size = -65536'

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'toju.sqlite')
}

/**
 * Node's own SQLite on a file: one connection that writes, in group commits, and one that reads.
 * WAL with `synchronous=FULL`: an acknowledged write survives a power cut.
 */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const path = sqliteFile(dataDir)
  const writer = new DatabaseSync(path, { timeout: 5000 })
  writer.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; ${readerPragmas}`,
  )
  // What is deleted is overwritten with zeros: an erased person is not to be read off the disk.
  writer.exec('pragma secure_delete = on')
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  reader.exec(readerPragmas)

  const share = shareSnapshots(reader)
  const read = kyselyOver(reader)
  const tx = kyselyOver(writer)
  const queue = createWriteQueue((sql) => {
    writer.exec(sql)
    if (sql === 'commit') share.end()
  })
  return {
    dialect: 'sqlite',
    read,
    write: (work) => queue.run(() => work(tx)),
    prepare<Row>({ sql }: { sql: string }) {
      const statement = reader.prepare(sql)
      return (parameters: readonly string[]) => {
        share.begin()
        return statement.all(...parameters) as Row[]
      }
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
      await read.destroy()
      await tx.destroy()
      // Kysely closes only what it has used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
    },
  }
}

/**
 * Lets all reads of one turn of the event loop see one state: else each takes and gives back two
 * locks of the file, a twentieth of a look-up's time. To be ended when something was written.
 */
function shareSnapshots(connection: DatabaseSync) {
  const begin = connection.prepare('begin')
  const commit = connection.prepare('commit')
  const end = () => {
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
 * Kysely's own SQLite dialect, on the two calls it makes of a driver. Statements are kept prepared;
 * values that node:sqlite would bind as NULL without a word are refused.
 */
function kyselyOver(connection: DatabaseSync): Kysely<Tables> {
  const prepared = new Map<string, StatementSync>()
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => connection.close(),
        prepare(sql) {
          const statement = prepared.get(sql) ?? connection.prepare(sql)
          // Lists of parameters make endless texts; the plain ones are far fewer than this.
          if (prepared.size < 500) prepared.set(sql, statement)
          return {
            reader: statement.columns().length > 0,
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
