import type { Database, Queries } from '../db/database.ts'

interface Options<Item> {
  keyOf: (item: Item) => string
  /** Both are of one key. */
  merge: (there: Item, added: Item) => Item
  write: (tx: Queries, item: Item) => Promise<void>
}

/**
 * Collects what is counted by key, in memory: a call writes nothing, and a crash loses what came
 * since the last flush.
 */
export function createBatchedWrites<Item>({ keyOf, merge, write }: Options<Item>) {
  let pending = new Map<string, Item>()

  function add(item: Item): void {
    const key = keyOf(item)
    const there = pending.get(key)
    pending.set(key, there === undefined ? item : merge(there, item))
  }

  async function flush(database: Pick<Database, 'write'>): Promise<void> {
    if (pending.size === 0) return
    // Taken first: of two concurrent flushes, as at shutdown, each item is written once.
    const batch = pending
    pending = new Map()
    try {
      await database.write(async (tx) => {
        // Sorted: two servers that write the same rows cannot deadlock.
        const sorted = [...batch].toSorted(([a], [b]) => (a < b ? -1 : 1))
        for (const [, item] of sorted) await write(tx, item)
      })
    } catch (error) {
      for (const item of batch.values()) add(item)
      throw error
    }
  }

  return { add, flush }
}
