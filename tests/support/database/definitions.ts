import { sql } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'

/** What a database is made of besides rows: indexes, constraints and triggers, as it tells them. */
export async function definitionsOf({ read, dialect }: Database): Promise<string[]> {
  const told =
    dialect === 'sqlite'
      ? sql<{ told: string }>`
          select type || ' ' || name || ' ' || coalesce(sql, '') as told from sqlite_schema`
      : sql<{ told: string }>`
          select indexdef as told from pg_indexes where schemaname = current_schema()
          union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
            where not tgisinternal
          union all select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' ||
            pg_get_constraintdef(oid) from pg_constraint
            where connamespace = current_schema()::regnamespace`
  const { rows } = await told.execute(read)
  return rows.map((row) => row.told).sort()
}
