import { createCallBatcher } from './call-batcher.ts'

const maxCalls = 100
/** For more, PostgreSQL would rather read a small table whole than by its index. */
export const maxKeys = 200
/** Of one call: more go in queries of their own, so that a batch of lookups delays no other call. */
const maxSharedKeys = 8

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
  async function loadAll(keys: readonly string[]): Promise<Row[]> {
    if (keys.length <= maxKeys) return query(keys)
    const rows: Row[] = []
    for (let from = 0; from < keys.length; from += maxKeys) {
      rows.push(...(await query(keys.slice(from, from + maxKeys))))
    }
    return rows
  }

  const add = createCallBatcher<Call<Row>>({
    // One at a time: sending a query costs more than finding ten keys.
    maxInFlight: 1,
    maxCalls,
    async send(calls) {
      try {
        const rows = await loadAll([...new Set(calls.flatMap(({ keys }) => keys))])
        const byKey = Map.groupBy(rows, (row) => row[keyAt])
        for (const { keys, resolve } of calls) {
          resolve(keys.flatMap((key) => byKey.get(key) ?? []))
        }
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    },
  })
  return (keys) =>
    keys.length > maxSharedKeys
      ? loadAll(keys)
      : new Promise((resolve, reject) => add({ keys, resolve, reject }))
}
