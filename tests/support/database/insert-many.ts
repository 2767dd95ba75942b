import { CompiledQuery } from 'kysely'
import type { Queries } from '../../../src/server/db/database.ts'
import type { TestApp } from '../app.ts'

const batchSize = 200

/**
 * Inserts the rows 0 to `count` in batches and analyzes the tables, so that PostgreSQL has a reason
 * to use an index.
 */
export async function insertMany(
  { database }: Pick<TestApp, 'database'>,
  count: number,
  insert: (tx: Queries, numbers: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const length = Math.min(batchSize, count - from)
    const numbers = Array.from({ length }, (_, index) => from + index)
    await database.write((tx) => insert(tx, numbers))
  }
  await database.write((tx) => tx.executeQuery(CompiledQuery.raw('analyze')))
}
