import type { Settings } from '../config/env.ts'
import type { Timeouts } from '../config/timeouts.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'patience'>

/** Opens the configured database without migrating it. */
export function connect({ databaseUrl, dataDir, patience }: Place): Database {
  return databaseUrl === null
    ? openSqlite(dataDir)
    : openPostgres(databaseUrl, { patience: patience?.database })
}

/** Opens the configured database and migrates it. */
export async function openDatabase(settings: Place): Promise<Database> {
  const { databaseUrl, patience } = settings
  if (databaseUrl === null) return migrated(connect(settings))
  // An index over millions of rows takes longer than any request may.
  const patient = await migrated(openPostgres(databaseUrl, { isPatient: true }), patience?.database)
  await patient.close()
  return connect(settings)
}

async function migrated(database: Database, patience?: Timeouts['database']): Promise<Database> {
  try {
    await migrate(database, patience)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
