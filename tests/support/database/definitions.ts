import { sql } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'

/** The indexes, constraints and triggers of a database, as the engine describes them. */
export async function definitionsOf({ read, dialect }: Database): Promise<string[]> {
  const definition =
    dialect === 'sqlite'
      ? sql<{ definition: string }>`
          select type || ' ' || name || ' ' || coalesce(sql, '') as definition from sqlite_schema`
      : sql<{ definition: string }>`
          select indexdef as definition from pg_indexes where schemaname = current_schema()
          union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
            where not tgisinternal
          union all select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' ||
            pg_get_constraintdef(oid) from pg_constraint
            where connamespace = current_schema()::regnamespace`
  const { rows } = await definition.execute(read)
  return rows.map((row) => row.definition).sort()
}
