import { dayNumber } from '../../../domain/calendar-days.ts'
import type { Database } from '../../db/database.ts'
import { addToDay } from '../../queries/counters.ts'

/** Counts lookups and stores nothing else about them. */
export interface LookupCounter {
  /** Defaults to 1. */
  count(amount?: number): void
  /** Writes the count since the last flush. */
  flush(database: Database, now: number): Promise<void>
}

/**
 * In memory, because the lookup is the hottest path: a crash loses the seconds since the last
 * flush.
 */
export function createLookupCounter(): LookupCounter {
  let pending = 0
  return {
    count(amount = 1) {
      pending += amount
    },
    async flush(database, now) {
      const amount = pending
      if (amount === 0) return
      // Reset first: of two concurrent flushes, as at shutdown, each amount is written once.
      pending = 0
      try {
        await database.write((tx) => addToDay(tx, { day: dayNumber(now), name: 'lookups', amount }))
      } catch (error) {
        pending += amount
        throw error
      }
    },
  }
}
