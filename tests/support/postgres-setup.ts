import type { TestProject } from 'vitest/node'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that the API tests of this vitest project run on. */
    database: { kind: 'sqlite' } | { kind: 'postgres'; url: string; through: string | null }
  }
}

/**
 * One server for the whole run; each test file makes its own database in it. With PGBOUNCER=1 what is
 * tested reaches it through PgBouncer in transaction mode.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const bouncer = process.env['PGBOUNCER'] ? await startPgBouncer(url) : null
  project.provide('database', { kind: 'postgres', url, through: bouncer?.url ?? null })
  return async () => {
    await bouncer?.stop()
    await stop()
  }
}
