import { CompiledQuery } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, DialectName } from './database.ts'
import * as start from './migrations/0001-start.ts'
import * as merchants from './migrations/0008-merchants.ts'

/** In the order in which they run; a name, once released, is never changed. */
const migrations: Record<string, (dialect: DialectName) => string[]> = {
  '0001-start': start.statements,
  '0008-merchants': merchants.statements,
}

/** Brings the database to the newest schema, in one transaction. Throws, changing nothing, if a step fails. */
export async function migrate(database: Database): Promise<void> {
  await database.write(async (tx) => {
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: async () => steps(database.dialect) },
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
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
