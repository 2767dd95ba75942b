import type { Settings } from '../config/env.ts'
import type { Timeouts } from '../config/timeouts.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'timeouts'> &
  Partial<Pick<Settings, 'databaseReplicaUrl'>>

/** Opens the configured database without migrating it. */
export function connect(place: Place): Database {
  const { databaseUrl, databaseReplicaUrl: replicaUrl = null, dataDir, timeouts } = place
  return databaseUrl === null
    ? openSqlite(dataDir)
    : openPostgres(databaseUrl, { timeouts: timeouts?.database, replicaUrl })
}

/** Opens the configured database and migrates it. */
export async function openDatabase(settings: Place): Promise<Database> {
  const { databaseUrl, timeouts } = settings
  if (databaseUrl === null) return migrated(connect(settings))
  // Building an index over millions of rows takes longer than the timeout for queries.
  const migrating = await migrated(
    openPostgres(databaseUrl, { queryTimeout: false }),
    timeouts?.database,
  )
  await migrating.close()
  return connect(settings)
}

async function migrated(database: Database, timeouts?: Timeouts['database']): Promise<Database> {
  try {
    await migrate(database, timeouts)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
