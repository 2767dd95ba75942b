import { createCallBatcher } from './call-batcher.ts'

/** Two: while PostgreSQL works on one, the next is sent or read. */
const maxInFlight = 2
const maxCalls = 100
/** For more, PostgreSQL would rather read a small table whole than by its index. */
export const maxKeys = 200

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
        const asked = [...new Set(calls.flatMap(({ keys }) => keys))]
        const rows: Row[] = []
        for (let from = 0; from < asked.length; from += maxKeys) {
          rows.push(...(await query(asked.slice(from, from + maxKeys))))
        }
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
