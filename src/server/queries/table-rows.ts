import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { isLogRange } from '../db/schema/log-ranges.ts'

/** The application's tables and their columns, without the tables of Kysely's migrator. */
export async function listTables(db: Queries): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const own = tables.filter(
    ({ name, isView }) => !isView && !name.startsWith('sqlite_') && !isLogRange(name),
  )
  // Descending, so that a copy has the head of the activity log before its entries.
  const sorted = own.sort((a, b) => (a.name < b.name ? 1 : -1))
  return Object.fromEntries(
    sorted.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
}

/** The number of rows of each table. */
export async function countRows(
  db: Queries,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(table)}`.execute(db)
    counted[table] = Number(rows[0]?.rows)
  }
  return counted
}

/** The newest migration of the database; null if there is none. */
export async function lastMigration(db: Queries): Promise<string | null> {
  return (await appliedMigrations(db)).at(-1) ?? null
}
