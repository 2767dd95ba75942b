import type { Database, Queries } from '../db/database.ts'

interface Options<Item> {
  keyOf: (item: Item) => string
  /** Both items have the same key. */
  merge: (before: Item, added: Item) => Item
  write: (tx: Queries, item: Item) => Promise<void>
}

/**
 * Collects items in memory, merged by key, and writes them in one transaction. A crash loses the
 * items since the last flush.
 */
export function createBatchedWrites<Item>({ keyOf, merge, write }: Options<Item>) {
  let pending = new Map<string, Item>()

  function add(item: Item): void {
    const key = keyOf(item)
    const before = pending.get(key)
    pending.set(key, before === undefined ? item : merge(before, item))
  }

  async function flush(database: Pick<Database, 'write'>): Promise<void> {
    if (pending.size === 0) return
    // Emptied before the write: two concurrent flushes, as at shutdown, write each item once.
    const batch = pending
    pending = new Map()
    try {
      await database.write(async (tx) => {
        // Sorted, so that two servers that write the same rows cannot deadlock.
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
