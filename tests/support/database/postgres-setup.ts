import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createPostgresDatabase } from './database.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the API tests in this vitest project. */
    database:
      | { kind: 'sqlite'; template: string }
      | { kind: 'postgres'; url: string; through: string | null; template: string }
  }
}

/**
 * One server for the whole run; each test file creates its own databases from a migrated template.
 * With PGBOUNCER=1 the tests connect through PgBouncer in transaction mode.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const bouncer = process.env['PGBOUNCER'] ? await startPgBouncer(url) : null
  const migrated = await createPostgresDatabase(url)
  await (await openDatabase({ databaseUrl: migrated, dataDir: '' })).close()
  const template = new URL(migrated).pathname.slice(1)
  project.provide('database', { kind: 'postgres', url, through: bouncer?.url ?? null, template })
  return async () => {
    await bouncer?.stop()
    await stop()
  }
}
