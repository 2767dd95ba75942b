import { createCallBatcher } from '../lib/call-batcher.ts'

/** Two: while PostgreSQL works on one, the next is sent or read. */
const maxInFlight = 2
const maxCalls = 500

interface Call<Row> {
  keys: readonly string[]
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * Loads rows by keys, those of concurrent calls in one query (the pattern of DataLoader). Each query
 * is sent after its calls were made, so none is answered with an older state than alone. `keyAt` is
 * the column of the key.
 */
export function createKeyLoader<Row extends readonly unknown[]>(
  query: (keys: readonly string[]) => Promise<Row[]>,
  keyAt: number,
): (keys: readonly string[]) => Promise<Row[]> {
  const add = createCallBatcher<Call<Row>>({
    maxInFlight,
    maxCalls,
    async send(calls) {
      try {
        const asked = calls.length === 1 ? calls[0]?.keys : calls.flatMap(({ keys }) => keys)
        const rows = await query([...new Set(asked)])
        const byKey = Map.groupBy(rows, (row) => row[keyAt])
        for (const { keys, resolve } of calls) {
          resolve(keys.flatMap((key) => byKey.get(key) ?? []))
        }
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    },
  })
  return (keys) => new Promise((resolve, reject) => add({ keys, resolve, reject }))
}
