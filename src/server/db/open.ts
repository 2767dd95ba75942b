import type { Settings } from '../env.ts'
import { chained } from './chained.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the database that the settings name, as it is. */
export function connect({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
}

/** Opens the database that the settings name, brought to the newest schema. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  const database = connect(settings)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return chained(database)
}
