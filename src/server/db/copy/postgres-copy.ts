import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrateTo } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import type { Filling, Snapshot } from './copy-text.ts'

const partBytes = 4 * 1024 * 1024

/** Opens a snapshot, which blocks only changes of the schema. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const { client, db } = await connect(url)
  await client.query('begin isolation level repeatable read read only')
  return {
    read: db,
    async *partsOf(table, columns) {
      const copy = client.query(
        copyTo(`copy (select ${list(columns)} from ${quote(table)}) to stdout`),
      )
      let waiting: Buffer[] = []
      let bytes = 0
      for await (const chunk of copy as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        bytes += chunk.length
        if (bytes < partBytes) continue
        yield Buffer.concat(waiting)
        waiting = []
        bytes = 0
      }
      if (bytes > 0) yield Buffer.concat(waiting)
    },
    close: () => client.end(),
  }
}

/** The tables of the application, quoted. */
async function ownTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables
     where schemaname = current_schema() and tablename not like 'kysely%'`,
  )
  return rows.map(({ tablename }) => quote(tablename))
}

/** Another program has filled the database meanwhile. */
class FilledMeanwhileError extends Error {}

/** Fills an empty PostgreSQL database in one transaction: if it throws, it is empty again. */
export async function fillPostgres(
  url: string,
  { migration, tables, check }: Filling,
): Promise<void> {
  const { client, db } = await connect(url)
  try {
    await db.transaction().execute(async (tx) => {
      // A role may have timeouts for the queries of a server.
      await client.query(
        "set local statement_timeout = 0; set local maintenance_work_mem = '256MB'",
      )
      // The lock of migrations: a server that starts meanwhile waits for it.
      await client.query("select pg_advisory_xact_lock(hashtextextended('migrate', 0))")
      if ((await ownTables(client)).length > 0) {
        throw new FilledMeanwhileError('Another program has filled the database meanwhile.')
      }
      await migrateTo(tx, 'postgres', migration)
      const tableNames = await ownTables(client)
      // The triggers already ran in the source; foreign keys are checked at the end. Building an
      // index once is much faster than updating it for each row.
      for (const name of tableNames) await client.query(`alter table ${name} disable trigger user`)
      const keys = await dropForeignKeys(client)
      const indexes = await dropIndexes(client)
      for (const name of tableNames) await client.query(`delete from ${name}`)
      for await (const { table, columns, bytes } of tables) {
        // The log's head is there already: `listTables` names it first.
        if (table === 'activity_log') await client.query('select add_log_ranges()')
        const into = `${quote(table)} (${list(columns)})`
        const copy = client.query(copyFrom(`copy ${into} from stdin`))
        await pipeline(Readable.from(bytes, { objectMode: false }), copy)
      }
      for (const statement of [...indexes, ...keys]) await client.query(statement)
      for (const name of await ownTables(client)) {
        await client.query(`alter table ${name} enable trigger user`)
      }
      // Without statistics the first queries would read whole tables.
      await client.query('analyze')
      await check(tx)
    })
  } finally {
    await client.end()
  }
}

/** Drops the foreign keys; returns the statements that restore them, which check every row. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Record<'owner' | 'name' | 'definition', string>>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  for (const { owner, name } of rows) {
    await client.query(`alter table ${owner} drop constraint ${quote(name)}`)
  }
  return rows.map(
    ({ owner, name, definition }) =>
      `alter table ${owner} add constraint ${quote(name)} ${definition}`,
  )
}

/** Drops the indexes that no constraint needs; returns the statements that restore them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Record<'name' | 'definition', string>>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class as owner on owner.oid = indrelid
     where owner.relnamespace = current_schema()::regnamespace and owner.relname not like 'kysely%'
       and not owner.relispartition and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  // `only` would leave out the partitions.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '))
}

/** A connection and a query builder on it, so that both use the same transaction. */
async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A broken connection fails the current query.
  client.on('error', () => {})
  await client.connect()
  const pooledClient = Object.assign(client, { release: () => {} })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => pooledClient, end: async () => {} } as unknown as pg.Pool,
    }),
  })
  return { client, db }
}

const quote = (name: string) => pg.escapeIdentifier(name)

const list = (columns: readonly string[]) => columns.map(quote).join(', ')
