import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, inject, type ProvidedContext } from 'vitest'
import type { Database } from '../../../src/server/db/database.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { connect, openDatabase } from '../../../src/server/queries/open-database.ts'
import { scratch } from '../scratch.ts'

type Engine = ProvidedContext['database']

export interface TestDatabase {
  database: Database
  dataDir: string
  /** Opens the same database again, as another process would. */
  reopen(): Promise<Database>
  drop(): Promise<void>
}

/**
 * Postgres databases that tests have given back, empty and still connected. Creating one takes half
 * a second, and reconnecting a third of the time of a short test.
 */
const spare: { url: string; database: Database }[] = []
/** Twice the size of a migrated database. */
const largestSpareBytes = 40_000_000
let count = 0

/** A clean, migrated database of the current engine. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const engine = inject('database')
  const dataDir = mkdtempSync(join(scratch, 'toju-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine.kind === 'sqlite') {
    copyFileSync(engine.template, sqliteFile(dataDir))
    const where = { databaseUrl: null, dataDir }
    const database = connect(where)
    return {
      database,
      dataDir,
      reopen: () => openDatabase(where),
      async drop() {
        await database.close()
        removeFolder()
      },
    }
  }
  const { url, database } = spare.shift() ?? (await connectedPostgres(engine))
  // Query plans depend on file sizes, which deleted rows leave unchanged.
  if (/-plans?\.test\.ts$/.test(expect.getState().testPath ?? '')) await truncateTables(database)
  return {
    database: { ...database, close: async () => {} },
    dataDir,
    reopen: () => openDatabase({ databaseUrl: url, dataDir }),
    async drop() {
      removeFolder()
      await emptyPostgresDatabase(database)
      if (await isAsNew(database)) spare.push({ url, database })
      else await database.close()
    },
  }
}

async function connectedPostgres(engine: Extract<Engine, { kind: 'postgres' }>) {
  const direct = await createPostgresDatabase(engine.url, engine.template)
  const url = engine.through ? at(engine.through, new URL(direct).pathname) : direct
  return { url, database: connect({ databaseUrl: url, dataDir: '' }) }
}

/** Creates a database on a server, empty or from the template; returns its URL. */
export async function createPostgresDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<string> {
  const name = `toju_${process.pid}_${count++}`
  await run(serverUrl, `create database ${name} template ${template}`)
  return at(serverUrl, `/${name}`)
}

function at(serverUrl: string, pathname: string): string {
  return Object.assign(new URL(serverUrl), { pathname }).href
}

/**
 * Empties the tables that have a page, bypassing triggers and keys: most have none. Waits for
 * writes in progress.
 */
async function emptyPostgresDatabase({ read }: Database) {
  const statement = `
    set local session_replication_role = replica;
    do $$ begin execute (
      select coalesce(string_agg('delete from ' || oid::regclass, ';'), '') from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
        and relname not in ('activity_log_head', 'user_counters') and pg_relation_size(oid) > 0
    ); end $$;
    update activity_log_head set seq = 0, hash = repeat('0', 64), previous_hash = repeat('0', 64);
    update user_counters set users = 0`
  await read.transaction().execute((tx) => tx.executeQuery(CompiledQuery.raw(statement)))
}

async function truncateTables({ read }: Database) {
  const statement = `
    set local session_replication_role = replica;
    do $$ begin execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ',') from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
        and tablename not in ('activity_log_head', 'user_counters')
    ); end $$`
  await read.transaction().execute((tx) => tx.executeQuery(CompiledQuery.raw(statement)))
}

/**
 * Whether PostgreSQL plans queries as in a new database. Statistics and large files remain when
 * rows are deleted, and would affect the next test.
 */
async function isAsNew({ read }: Database): Promise<boolean> {
  const statement = `select not exists (select from pg_stats where schemaname = 'public')
    and pg_database_size(current_database()) < ${largestSpareBytes} as fresh`
  const { rows } = await read.executeQuery<{ fresh: boolean }>(CompiledQuery.raw(statement))
  return rows[0]?.fresh === true
}

async function run(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
