import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrateTo } from '../migrate.ts'
import { openSqlite, queriesOn, sqliteFile } from '../sqlite.ts'
import { type CopiedTable, type Filling, readCopyLine, readLines } from './copy-text.ts'
import { quoted } from './sqlite-copy.ts'

/** If anything fails, the whole file is deleted, so SQLite needs no journal. */
const fillingPragmas =
  'pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma cache_size = -262144'

/**
 * Fills the database of an empty directory: the schema of a migration, then the tables in turn. If
 * it throws or is killed, delete the directory.
 */
export async function fillSqlite(
  dataDir: string,
  { migration, tables, check }: Filling,
): Promise<void> {
  const empty = openSqlite(dataDir)
  await empty.write((tx) => migrateTo(tx, 'sqlite', migration)).finally(() => empty.close())
  // Foreign keys are checked at the end, by `faultsOfSqlite`.
  const database = new DatabaseSync(sqliteFile(dataDir), { enableForeignKeyConstraints: false })
  try {
    database.exec(`pragma journal_mode = delete; ${fillingPragmas}; begin`)
    // The triggers already ran in the source. Building an index once is much faster than updating it
    // for each row.
    const statements = ['index', 'trigger'].flatMap((kind) => dropAll(database, kind))
    for (const table of tablesOf(database)) database.exec(`delete from ${quoted(table)}`)
    for await (const table of tables) await insertAll(database, table)
    for (const statement of statements) database.exec(statement)
    database.exec('commit')
    await check(queriesOn(database))
  } finally {
    database.close()
  }
  makeDurable(sqliteFile(dataDir))
}

/** Drops all indexes or triggers; returns the statements that create them again. */
function dropAll(database: DatabaseSync, kind: string): string[] {
  const created = database
    .prepare('select name, sql from sqlite_schema where type = ? and sql is not null')
    .all(kind)
  for (const { name } of created) database.exec(`drop ${kind} ${quoted(String(name))}`)
  return created.map(({ sql }) => String(sql))
}

/** The tables of the application. */
function tablesOf(database: DatabaseSync): string[] {
  const tables = database
    .prepare(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
    )
    .all()
  return tables.map(({ name }) => String(name))
}

async function insertAll(
  database: DatabaseSync,
  { table, columns, bytes }: CopiedTable,
): Promise<void> {
  const names = columns.map(quoted).join(', ')
  const placeholders = columns.map(() => '?').join(', ')
  // Strict tables turn the digits of a whole number into the number, and refuse other texts.
  const insert = database.prepare(
    `insert into ${quoted(table)} (${names}) values (${placeholders})`,
  )
  for await (const lines of readLines(bytes)) {
    for (const line of lines) insert.run(...readCopyLine(line))
  }
}

function makeDurable(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
