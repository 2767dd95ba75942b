import type { Database, Queries } from '../../src/server/db/database.ts'
import { type Activity, logActivity } from '../../src/server/services/activity/log-activity.ts'
import type { TransactionContext } from '../../src/server/services/context.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'
import type { SeedUser } from './users.ts'

/** One action of a user. */
export interface Action {
  /** Milliseconds since 1970. */
  at: number
  happens: (ctx: SeedTransaction) => Promise<void>
}

type SeedTransaction = Pick<
  TransactionContext,
  'database' | 'tx' | 'activity' | 'actor' | 'verdictChanges'
>

/** An action that writes an entry to the activity log. */
export function seedAction(
  at: number,
  happens: (tx: Queries, ctx: SeedTransaction & { now: number }) => Promise<Activity>,
): Action {
  return {
    at,
    async happens(transaction) {
      const ctx = { ...transaction, now: at }
      logActivity(ctx, await happens(ctx.tx, ctx))
    },
  }
}

/** What actions share. */
export interface SeedContext {
  database: Database
  calendar: Calendar
  random: Random
  /** Throws for a user who has not joined yet. */
  idOf: (user: SeedUser) => string
}
