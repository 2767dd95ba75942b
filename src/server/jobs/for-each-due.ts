import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import { throwTogether } from '../services/each-despite-errors.ts'

const batchSize = 50

/**
 * Calls `end` for every row that is due, a batch at a time. A row that fails does not stop the
 * others: the errors are thrown at the end. Returns how many it ended.
 */
export async function forEachDue<Row extends { id: string }>(
  readDue: (limit: number) => Promise<Row[]>,
  end: (row: Row) => Promise<boolean>,
): Promise<number> {
  const failed = new Map<string, unknown>()
  let ended = 0
  for (;;) {
    // Rows that failed are still due, and come first.
    const limit = batchSize + failed.size
    const due = await readDue(limit)
    for (const row of due.filter(({ id }) => !failed.has(id))) {
      try {
        if (await end(row)) ended += 1
      } catch (error) {
        if (error instanceof DatabaseUnavailableError) throw error
        failed.set(row.id, error)
      }
    }
    if (due.length < limit) break
  }
  throwTogether([...failed.values()])
  return ended
}
