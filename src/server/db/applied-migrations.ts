import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** The migrations of the database, oldest first; none if it is empty. */
export async function appliedMigrations(db: Queries): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
