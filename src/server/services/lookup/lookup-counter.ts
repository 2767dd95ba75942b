import { dayNumber } from '../../../domain/calendar-days.ts'
import type { Database } from '../../db/database.ts'
import { addToDay } from '../../queries/counters.ts'

/** Counts look-ups, and nothing about them: what was asked, by whom and with what answer is not kept. */
export interface LookupCounter {
  /** So many, 1 unless it is said. */
  count(amount?: number): void
  /** Writes what was counted since the last time. */
  flush(database: Database, now: number): Promise<void>
}

/** In memory, because the look-up is the hottest path: a crash loses the few seconds since a flush. */
export function createLookupCounter(): LookupCounter {
  let pending = 0
  return {
    count(amount = 1) {
      pending += amount
    },
    async flush(database, now) {
      const amount = pending
      if (amount === 0) return
      // Taken first: of two flushes at once, as when the server stops, none writes what the other does.
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
