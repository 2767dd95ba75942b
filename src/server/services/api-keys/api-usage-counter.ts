import { dayNumber } from '../../../domain/calendar-days.ts'
import type { Database } from '../../db/database.ts'
import { addToApiUsage } from '../../queries/api-keys/api-keys.ts'
import { createBatchedWrites } from '../batched-writes.ts'

/** Counts the calls of each account by day, and stores nothing else about them. */
export interface ApiUsageCounter {
  count(call: { userId: string; at: number }): void
  /** Writes the counts since the last flush. */
  flush(database: Database): Promise<void>
}

export function createApiUsageCounter(): ApiUsageCounter {
  const { add, flush } = createBatchedWrites<{ userId: string; day: number; calls: number }>({
    keyOf: ({ userId, day }) => `${userId} ${day}`,
    merge: (before, { calls }) => ({ ...before, calls: before.calls + calls }),
    write: (tx, counted) => addToApiUsage(tx, counted, counted.calls),
  })
  return { count: ({ userId, at }) => add({ userId, day: dayNumber(at), calls: 1 }), flush }
}
