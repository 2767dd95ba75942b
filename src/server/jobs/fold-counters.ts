import { foldSomeCounters } from '../queries/counters.ts'
import type { AppContext } from '../services/context.ts'

const batchSize = 2000

/**
 * Adds up the counters of single database connections, which would otherwise stay for ever: each new
 * connection begins its own. The embedded engine has only one.
 */
export async function foldCounters({ database }: Pick<AppContext, 'database'>): Promise<void> {
  if (database.dialect === 'sqlite') return
  for (const table of ['counters', 'day_counters'] as const) {
    while ((await database.write((tx) => foldSomeCounters(tx, table, batchSize))) === batchSize);
  }
}
