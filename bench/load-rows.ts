// Fills a database by SQL alone: a million rows in seconds, since indexes are made at the end and no
// trigger counts.
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { sqliteFile } from '../src/server/db/sqlite.ts'

interface Made {
  kind: string
  name: string
  sql: string
}

/** Runs statements that fill these tables of an embedded database that nobody has open. */
export function loadIntoSqlite(
  dataDir: string,
  tables: readonly string[],
  statements: readonly string[],
): void {
  const db = new DatabaseSync(sqliteFile(dataDir), { enableForeignKeyConstraints: false })
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  const made = db
    .prepare(
      `select type as kind, name, sql from sqlite_schema where type in ('index', 'trigger')
         and sql is not null and tbl_name in (${tables.map(() => '?').join(', ')})`,
    )
    .all(...tables) as unknown as Made[]
  for (const { kind, name } of made) db.exec(`drop ${kind} ${name}`)
  db.exec('begin')
  for (const statement of [...statements, ...made.map(({ sql }) => sql)]) db.exec(statement)
  db.exec('commit; pragma journal_mode = wal')
  db.close()
}

/** The same on PostgreSQL, by a superuser; its planner gets its statistics. */
export async function loadIntoPostgres(
  url: string,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Indexes that hold a promise, of a key for one, stay.
  const { rows } = await client.query<Made>(
    `select 'index' as kind, indexname as name, indexdef as sql from pg_indexes
       where tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  // Neither triggers nor foreign keys are looked at.
  await client.query('set session_replication_role = replica')
  for (const statement of [...statements, ...rows.map(({ sql }) => sql), 'analyze']) {
    await client.query(statement)
  }
  await client.end()
}

/** An empty database in a server of PostgreSQL; returns its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
