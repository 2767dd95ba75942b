import type { Database, Queries } from '../../src/server/db/database.ts'
import { logActivity } from '../../src/server/queries/activity/activity-log.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'
import type { SeedUser } from './users.ts'

/** One action of a user. */
export interface Action {
  /** Milliseconds since 1970. */
  at: number
  happens: (tx: Queries) => Promise<void>
}

type Activity = Parameters<typeof logActivity>[1]

/** An action that writes an entry to the activity log. */
export function seedAction(at: number, happens: (tx: Queries) => Promise<Activity>): Action {
  return { at, happens: async (tx) => logActivity(tx, await happens(tx), at) }
}

/** The environment of actions. */
export interface SeedContext {
  database: Database
  calendar: Calendar
  random: Random
  /** Throws for a user who has not joined yet. */
  idOf: (resident: SeedUser) => string
}
