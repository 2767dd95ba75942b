import type { Database, Queries } from '../../src/server/db/database.ts'
import { logActivity } from '../../src/server/queries/activity-log.ts'
import type { Calendar } from './calendar.ts'
import type { Resident } from './people.ts'
import type { Random } from './random.ts'

/** One thing that somebody did. */
export interface Deed {
  /** Milliseconds since 1970. */
  at: number
  happens: (tx: Queries) => Promise<void>
}

type Activity = Parameters<typeof logActivity>[1]

/** A deed that leaves its entry in the activity log. */
export function deed(at: number, happens: (tx: Queries) => Promise<Activity>): Deed {
  return { at, happens: async (tx) => logActivity(tx, await happens(tx), at) }
}

/** What deeds happen in. */
export interface World {
  database: Database
  calendar: Calendar
  random: Random
  /** Throws for who has not joined yet. */
  idOf: (resident: Resident) => string
}
