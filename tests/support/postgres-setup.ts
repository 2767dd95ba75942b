import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that the API tests of this vitest project run on. */
    database: { kind: 'sqlite' } | { kind: 'postgres'; url: string }
  }
}

/** One server for the whole run; each test file makes its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('database', { kind: 'postgres', url })
  return stop
}
