import { CompiledQuery } from 'kysely'
import type { Queries } from '../../../src/server/db/database.ts'
import type { TestApp } from '../app.ts'

const atOnce = 200

/**
 * Has the rows 0 to `count` inserted, some in each transaction, so that PostgreSQL has a reason to
 * use an index.
 */
export async function insertMany(
  { database }: Pick<TestApp, 'database'>,
  count: number,
  insert: (tx: Queries, numbers: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const length = Math.min(atOnce, count - from)
    const numbers = Array.from({ length }, (_, index) => from + index)
    await database.write((tx) => insert(tx, numbers))
  }
  await database.write((tx) => tx.executeQuery(CompiledQuery.raw('analyze')))
}
