import { dayNumber } from '../../../domain/calendar-days.ts'
import type { Database } from '../../db/database.ts'
import { addToApiUsage } from '../../queries/api-keys/api-usage.ts'

/** Counts the calls of each account by day, and stores nothing else about them. */
export interface ApiUsageCounter {
  count(call: { userId: string; at: number }): void
  /** Writes the counts since the last flush. */
  flush(database: Database): Promise<void>
}

/** In memory: a call writes nothing, and a crash loses the counts of the last seconds. */
export function createApiUsageCounter(): ApiUsageCounter {
  let pending = new Map<string, { userId: string; day: number; calls: number }>()

  function add(userId: string, day: number, calls: number) {
    const key = `${userId} ${day}`
    pending.set(key, { userId, day, calls: calls + (pending.get(key)?.calls ?? 0) })
  }

  return {
    count: ({ userId, at }) => add(userId, dayNumber(at), 1),
    async flush(database) {
      if (pending.size === 0) return
      // Taken first: of two concurrent flushes, as at shutdown, each count is written once.
      const batch = pending
      pending = new Map()
      try {
        await database.write(async (tx) => {
          // Sorted: two servers that write the same rows cannot deadlock.
          for (const key of [...batch.keys()].toSorted()) {
            const counted = batch.get(key)
            if (counted) await addToApiUsage(tx, counted, counted.calls)
          }
        })
      } catch (error) {
        for (const { userId, day, calls } of batch.values()) add(userId, day, calls)
        throw error
      }
    },
  }
}
