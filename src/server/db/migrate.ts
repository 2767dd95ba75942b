import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { defaultTimeouts, type Timeouts } from '../config/timeouts.ts'
import type { Database, Queries } from './database.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { DialectName } from './dialect-name.ts'
import { createSchema } from './schema/create-schema.ts'

/**
 * Until the first release there is one migration, made from the schema. Its name has a hash of the
 * schema, so that a database with another schema is refused.
 */
const initialMigration = `0001-initial-${hashOfSchema()}`

/** The statements of all migrations, in order. */
const migrations: Record<string, (dialect: DialectName) => string[]> = {
  [initialMigration]: createSchema,
}

export const newestMigration = Object.keys(migrations).at(-1) ?? ''

function hashOfSchema(): string {
  const statements = [createSchema('sqlite'), createSchema('postgres')]
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 12)
}

/**
 * Migrates the database to the newest schema, in one transaction. Throws, changing nothing, if a
 * step fails.
 */
export async function migrate(
  database: Database,
  { migrationLockMs }: Timeouts['database'] = defaultTimeouts.database,
): Promise<void> {
  await database.write(async (tx) => {
    // Locked until the commit, so that only one of several starting processes migrates.
    await database.lock(tx, 'migrate')
    const problem = unknownSchema(await appliedMigrations(tx))
    if (problem) throw new Error(problem)
    // Other statements on a table queue behind one that waits for its lock, so it must not wait
    // long.
    if (database.dialect === 'postgres') {
      await sql`set local lock_timeout = ${sql.lit(migrationLockMs)}`.execute(tx)
    }
    await migrateTo(tx, database.dialect, newestMigration)
  })
}

/** Like `migrate`, up to one migration, within a transaction. */
export async function migrateTo(tx: Queries, dialect: DialectName, name: string): Promise<void> {
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => steps(dialect) },
  })
  const { error, results } = await migrator.migrateTo(name)
  const failed = results?.find(({ status }) => status === 'Error')
  const isUnavailable = error instanceof DatabaseUnavailableError
  if (error && failed && !isUnavailable) throw new MigrationError(failed.migrationName, error)
  if (error) throw error
}

/** A step that failed. Nothing was changed. */
class MigrationError extends Error {
  constructor(name: string, cause: unknown) {
    super(`migration ${name} failed, and nothing was changed: ${(cause as Error).message}`, {
      cause,
    })
  }
}

/** Whether this release has a migration. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
}

/** Why a database with these migrations cannot be opened; null if it can. */
export function unknownSchema(applied: readonly string[]): string | null {
  const unknown = applied.filter((name) => !isKnownMigration(name))
  const [first] = unknown
  if (first === undefined) return null
  return applied.includes(initialMigration)
    ? `it belongs to a newer release, which added ${unknown.at(-1)}: start that release or a later one`
    : `it is from before the first release (it has ${first}) and cannot be converted: start with an empty database`
}

function steps(dialect: DialectName): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [
      name,
      {
        async up(db) {
          for (const statement of statements(dialect)) {
            await db.executeQuery(CompiledQuery.raw(statement))
          }
        },
      },
    ]),
  )
}

/** The migrations of the database, oldest first; none if it is empty. */
export async function appliedMigrations(db: Queries): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
