import { startPostgres } from '../../tests/support/database/postgres.ts'

/** Runs a trial on the embedded engine, then on a PostgreSQL of its own. */
export async function onEachEngine(
  trial: (engine: string, databaseUrl: string | null) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres()
  try {
    await trial('SQLite', null)
    await trial('PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }
}
