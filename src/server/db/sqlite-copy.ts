import { backup, DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../lib/private-files.ts'
import { sqliteFile } from './sqlite.ts'

/**
 * Copies the database of `dataDir` into the directory `target`, consistently, while it is written.
 * In one step: a copy in several restarts at each write of another process.
 */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5000 })
  try {
    makePrivateFile(sqliteFile(target))
    await backup(source, sqliteFile(target), { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}

/** What SQLite finds wrong with the file of a directory; empty if it is sound. */
export function faultsOfSqlite(dataDir: string): string[] {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5000 })
  try {
    const found = database.prepare('pragma integrity_check(5)').all()
    const dangling = database.prepare('pragma foreign_key_check').all()
    return [
      ...found.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok'),
      ...dangling
        .slice(0, 5)
        .map(({ table, rowid, parent }) => `${table}, row ${rowid}: its ${parent} is missing`),
    ]
  } catch (error) {
    return [(error as Error).message]
  } finally {
    database.close()
  }
}
