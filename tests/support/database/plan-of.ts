import type { TestApp } from '../app.ts'
import { type Compilable, planOf as planLinesOf } from './plans.ts'

/** The plan of a query, as the engine prints it; PostgreSQL scans only where no index serves. */
export async function planOf(app: TestApp, query: Compilable): Promise<string> {
  return (await planLinesOf(app.database, query)).join('\n')
}
