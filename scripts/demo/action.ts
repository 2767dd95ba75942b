import type { CertificateSigner } from '../../src/server/certificates/signing-key.ts'
import type { Database, Queries } from '../../src/server/db/database.ts'
import type { Encryption } from '../../src/server/lib/encryption.ts'
import { type Activity, logActivity } from '../../src/server/services/activity/log-activity.ts'
import type { TransactionContext } from '../../src/server/services/context.ts'
import type { Calendar } from './calendar.ts'

/** One action of a user. */
export interface Action {
  /** Milliseconds since 1970. */
  at: number
  happens: (ctx: DemoTransaction) => Promise<void>
}

type DemoTransaction = Pick<
  TransactionContext,
  'database' | 'tx' | 'activity' | 'actor' | 'verdictChanges'
>

/** An action that writes an entry to the activity log. */
export function loggedAction(
  at: number,
  happens: (tx: Queries, ctx: DemoTransaction & { now: number }) => Promise<Activity>,
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
export interface DemoContext {
  database: Database
  calendar: Calendar
  /** The ids of users who have joined, by first name. */
  ids: Map<string, string>
  /** Throws for a user who has not joined yet. */
  idOf: (firstName: string) => string
  /** Uploads a picture of the demo; resolves to its URL. */
  upload: (picture: string) => Promise<string>
  passwordHash: string
  signer: CertificateSigner
  encryption: Encryption
}
