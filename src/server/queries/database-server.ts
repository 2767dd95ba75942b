import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'

/** The properties of a PostgreSQL database that decide whether Toju can use it. */
export interface DatabaseServer {
  /** The major version, like 15. */
  version: number
  encoding: string
  /** The schema for new tables; null if no schema of the search path exists. */
  schema: string | null
  /** 1 for a server that replicates another and accepts no writes. */
  standby: number
  /** 1 if the user may create tables in the schema. */
  mayCreate: number
  /** Without views: those of an extension, such as pg_stat_statements, leave a database empty. */
  tables: string[]
}

export async function describeServer(db: Queries): Promise<DatabaseServer> {
  const { rows } = await sql<Omit<DatabaseServer, 'tables'>>`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, current_schema()::text as schema,
      pg_is_in_recovery()::int as standby,
      coalesce(has_schema_privilege(current_schema()::text, 'create'), false)::int as "mayCreate"
    `.execute(db)
  const [server] = rows
  if (!server) throw new Error('the server returned no row')
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return { ...server, tables: tables.filter(({ isView }) => !isView).map(({ name }) => name) }
}

export async function isDatabaseReady({ read }: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(read)
    return true
  } catch {
    return false
  }
}
