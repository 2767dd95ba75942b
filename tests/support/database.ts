import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { chained } from '../../src/server/db/chained.ts'
import type { Database } from '../../src/server/db/database.ts'
import { connect, openDatabase } from '../../src/server/db/open.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'

export interface TestDatabase {
  database: Database
  dataDir: string
  /** Opens the same database once more: another process's view. */
  reopen(): Promise<Database>
  drop(): Promise<void>
}

/** In memory where the system has such a place: an fsync then costs nothing. */
export const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Addresses of Postgres databases that a test has given back, empty: making one takes half a second. */
const spare: string[] = []
let count = 0

/** A clean, migrated database of the engine that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const engine = inject('database')
  const dataDir = mkdtempSync(join(scratch, 'toju-test-'))
  if (engine.kind === 'sqlite') {
    copyFileSync(engine.template, sqliteFile(dataDir))
    return opened({ databaseUrl: null, dataDir }, async () => {})
  }
  const direct = spare.pop() ?? (await createPostgresDatabase(engine.url, engine.template))
  const databaseUrl = engine.through ? at(engine.through, new URL(direct).pathname) : direct
  return opened({ databaseUrl, dataDir }, async () => {
    await emptyPostgresDatabase(direct)
    spare.push(direct)
  })
}

async function opened(
  where: { databaseUrl: string | null; dataDir: string },
  remove: () => Promise<void>,
): Promise<TestDatabase> {
  // As `openDatabase` does, but for the migrations, of which there are none to run: they take longer than many a test.
  const database = chained(connect(where))
  return {
    database,
    dataDir: where.dataDir,
    reopen: () => openDatabase(where),
    async drop() {
      await database.close()
      await remove()
      rmSync(where.dataDir, { recursive: true, force: true })
    },
  }
}

/** A new one on a server, empty or with all that the template has; its address. */
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

/** Ends every other connection, then empties the tables, past the triggers and keys that forbid it. */
async function emptyPostgresDatabase(databaseUrl: string) {
  await run(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    set session_replication_role = replica;
    do $$ begin execute (
      select string_agg('delete from ' || quote_ident(tablename), ';') from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
        and tablename not in ('activity_head', 'user_counts')
    ); end $$;
    update activity_head set seq = 0, hash = repeat('0', 64), previous_hash = repeat('0', 64);
    update user_counts set people = 0`,
  )
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
