import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Queries } from './database.ts'
import { migrateTo } from './migrate.ts'
import type { Tables } from './tables.ts'

const partBytes = 4 * 1024 * 1024

/** A snapshot of a PostgreSQL database, whatever is written meanwhile. */
export interface PostgresSnapshot {
  read: Queries
  /** The given columns of a table in the text format of COPY, in chunks of some megabytes. */
  partsOf(table: string, columns: readonly string[]): AsyncGenerator<Buffer>
  close(): Promise<void>
}

/** Opens a snapshot; it blocks only changes of the tables themselves. */
export async function openSnapshot(url: string): Promise<PostgresSnapshot> {
  const { client, db } = await connect(url)
  await client.query('begin isolation level repeatable read read only')
  return {
    read: db,
    async *partsOf(table, columns) {
      const copy = client.query(copyTo(`copy ${tableWith(table, columns)} to stdout`))
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

/** A table to restore: its bytes are the chunks of `partsOf`, one after another. */
export interface CopiedTable {
  table: string
  columns: readonly string[]
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Fills an empty PostgreSQL database in one transaction: the schema of `migration`, then the tables
 * in turn. `check` may reject the result by throwing.
 */
export async function fillPostgres(
  url: string,
  migration: string,
  tables: AsyncIterable<CopiedTable>,
  check: (db: Queries) => Promise<void>,
): Promise<void> {
  const { client, db } = await connect(url)
  try {
    await db.transaction().execute(async (tx) => {
      await migrateTo(tx, 'postgres', migration)
      const made = await tx.introspection.getTables()
      const own = made.map(({ name }) => quote(name)).filter((name) => !name.startsWith('"kysely'))
      // Triggers already ran where the rows were written; foreign keys are checked at the end.
      for (const name of own) await client.query(`alter table ${name} disable trigger user`)
      const keys = await dropForeignKeys(client)
      for (const name of own) await client.query(`delete from ${name}`)
      for await (const { table, columns, bytes } of tables) {
        const copy = client.query(copyFrom(`copy ${tableWith(table, columns)} from stdin`))
        await pipeline(Readable.from(bytes, { objectMode: false }), copy)
      }
      for (const key of keys) await client.query(key)
      for (const name of own) await client.query(`alter table ${name} enable trigger user`)
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

/** A connection and the query builder on it: both are in the same transaction. */
async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A broken connection fails the current query.
  client.on('error', () => {})
  await client.connect()
  const held = Object.assign(client, { release: () => {} })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => held, end: async () => {} } as unknown as pg.Pool,
    }),
  })
  return { client, db }
}

const quote = (name: string) => pg.escapeIdentifier(name)

function tableWith(table: string, columns: readonly string[]): string {
  return `${quote(table)} (${columns.map(quote).join(', ')})`
}
