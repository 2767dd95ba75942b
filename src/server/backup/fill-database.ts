import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/env.ts'
import type { CopiedTable } from '../db/copy/copy-text.ts'
import { fillSqlite } from '../db/copy/fill-sqlite.ts'
import { fillPostgres } from '../db/copy/postgres-copy.ts'
import { faultsOfSqlite } from '../db/copy/sqlite-copy.ts'
import type { Queries } from '../db/database.ts'
import { sqliteFile } from '../db/sqlite.ts'
import { countRows, listTables } from '../queries/table-rows.ts'

/** What a database has to contain. */
export interface Content {
  /** The newest migration. */
  migration: string
  /** The number of rows of each table. */
  rows: Record<string, number>
  /** The columns of each table; empty if they are unknown. */
  columns: Record<string, string[]>
}

/** A copy differs from its source; the message says where. */
export class IncompleteCopyError extends Error {}

/** Where a database is: a PostgreSQL URL, or else a data directory. */
type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Creates and fills the database of a place, on either engine, in one step: if this throws or the
 * process is killed, there is no database. `check` gets the new database before that step.
 */
export async function fillDatabase(
  { databaseUrl, dataDir }: Place,
  content: Content,
  tables: AsyncIterable<CopiedTable>,
): Promise<void> {
  const filling = {
    migration: content.migration,
    tables,
    check: (db: Queries) => compareWith(content, db),
  }
  if (databaseUrl !== null) return await fillPostgres(databaseUrl, filling)
  await inOneStep(dataDir, async (folder) => {
    await fillSqlite(folder, filling)
    const [fault] = faultsOfSqlite(folder)
    if (fault) throw new IncompleteCopyError(`The new database is damaged: ${fault}.`)
  })
}

/**
 * Lets `make` write the file of the embedded database into a temporary folder, and then moves the
 * file into the data directory.
 */
export async function inOneStep(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  await withTempFolder(dataDir, async (folder) => {
    await make(folder)
    if (existsSync(sqliteFile(dataDir))) {
      throw new IncompleteCopyError(`${sqliteFile(dataDir)} has appeared meanwhile.`)
    }
    renameSync(sqliteFile(folder), sqliteFile(dataDir))
    const handle = openSync(dataDir, 'r')
    fsyncSync(handle)
    closeSync(handle)
  })
}

const tempPrefix = '.restoring-'

/** Runs `use` with a temporary folder in the data directory. The caller holds the directory's lock. */
export async function withTempFolder(
  dataDir: string,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  // Folders of commands that were killed.
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(tempPrefix))) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(dataDir, tempPrefix))
  await use(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** Throws `IncompleteCopyError` unless a database has these tables, columns and rows, and no others. */
export async function compareWith({ rows, columns }: Content, db: Queries): Promise<void> {
  const tables = await listTables(db)
  const counts = await countRows(db, Object.keys(tables))
  for (const table of new Set([...Object.keys(rows), ...Object.keys(counts)])) {
    if (counts[table] !== rows[table]) {
      throw new IncompleteCopyError(`${table} has ${counts[table]} rows, not ${rows[table]}.`)
    }
  }
  for (const [table, names] of Object.entries(columns)) {
    const [expected, actual] = [names, tables[table] ?? []].map((each) =>
      [...each].sort().join(', '),
    )
    if (expected !== actual) {
      throw new IncompleteCopyError(`${table} has the columns ${actual} instead of ${expected}.`)
    }
  }
}
