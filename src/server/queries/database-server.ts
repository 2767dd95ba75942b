import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

/** The oldest release of PostgreSQL that the tests run on. */
const oldestPostgres = 15

/** Why a PostgreSQL database cannot hold Toju's tables; null if it can. */
export async function whyCannotFill(db: Queries): Promise<string | null> {
  const { rows } = await sql<{
    version: number
    encoding: string
    schema: string | null
    standby: boolean
    may_create: boolean | null
  }>`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, current_schema()::text as schema,
      pg_is_in_recovery() as standby,
      has_schema_privilege(current_schema()::text, 'create') as may_create`.execute(db)
  const [server] = rows
  if (!server) return 'It does not answer.'
  const { version, encoding, schema, standby, may_create } = server
  if (version < oldestPostgres) {
    return `It runs PostgreSQL ${version}, and Toju needs ${oldestPostgres} or later.`
  }
  if (standby) return 'It is a standby, which takes no writes: give the address of the primary.'
  if (encoding !== 'UTF8') return `Its encoding is ${encoding}: create it with encoding 'UTF8'.`
  if (!may_create) {
    return `Its user may not create tables in the schema ${schema ?? '(none)'}: grant it CREATE there, or make it the owner of the database.`
  }
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.length === 0
    ? null
    : `It is not empty: it has ${tables.length} tables, ${tables[0]?.name} among them. Give an empty one.`
}

/** How many other clients a PostgreSQL database has. */
export async function countOtherClients(db: Queries): Promise<number> {
  const { rows } = await sql<{ clients: number }>`
    select count(*)::int as clients from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.clients ?? 0
}
