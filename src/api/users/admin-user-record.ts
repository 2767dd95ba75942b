import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { userRecord } from './user-record.ts'

/** A user as staff see them. */
export const adminUserRecord = z.extend(userRecord, {
  /** Why the user is suspended; the user reads it too. */
  statusReason: z.nullable(z.string()),
  /** False until a user whose account was opened by staff has set a password. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /**
   * When their second factors will be removed at the request of staff; null if they will not be.
   */
  secondFactorEndsAt: z.nullable(instant),
  assets: z.number(),
  reports: z.number(),
  sessions: z.array(
    z.object({ id: z.string(), createdAt: instant, lastSeenAt: instant, userAgent: z.string() }),
  ),
})

export type AdminUserRecord = z.output<typeof adminUserRecord>
