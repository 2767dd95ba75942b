import { backup, DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../../lib/private-files.ts'
import { queriesOn, sqliteFile } from '../sqlite.ts'
import { NullCharacterError, type Snapshot, toCopyLine } from './copy-text.ts'

/**
 * Copies the database of `dataDir` into the directory `target`, consistently, while others write to
 * it. All pages are copied in one step: with several, each write would restart the copy.
 */
export async function copySqlite(dataDir: string, target: string): Promise<void> {
  const source = openReadOnly(dataDir)
  try {
    makePrivateFile(sqliteFile(target))
    await backup(source, sqliteFile(target), { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}

/** What SQLite finds wrong with the file of a directory; empty if it is sound. */
export function faultsOfSqlite(dataDir: string): string[] {
  const database = openReadOnly(dataDir)
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

const partLength = 1024 * 1024

/** Opens a read-only snapshot of a file. */
export function openSqliteSnapshot(dataDir: string): Snapshot {
  const database = openReadOnly(dataDir)
  database.exec('begin')
  return {
    read: queriesOn(database),
    async *partsOf(table, columns) {
      const statement = database.prepare(
        `select ${columns.map(quoted).join(', ')} from ${quoted(table)}`,
      )
      statement.setReturnArrays(true)
      // Integers above 2^53 stay exact.
      statement.setReadBigInts(true)
      let text = ''
      for (const row of statement.iterate()) {
        text += lineOf(table, columns, row as unknown as unknown[])
        if (text.length < partLength) continue
        yield Buffer.from(text)
        text = ''
      }
      if (text !== '') yield Buffer.from(text)
    },
    async close() {
      database.close()
    },
  }
}

function lineOf(table: string, columns: readonly string[], row: readonly unknown[]): string {
  try {
    return toCopyLine(row)
  } catch (error) {
    if (!(error instanceof NullCharacterError)) throw error
    const at = row.findIndex((value) => String(value).includes('\0'))
    throw new NullCharacterError(
      `A text in ${table}.${columns[at]} contains the character U+0000, which PostgreSQL cannot hold. Nothing was changed.`,
    )
  }
}

function openReadOnly(dataDir: string): DatabaseSync {
  return new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5000 })
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
