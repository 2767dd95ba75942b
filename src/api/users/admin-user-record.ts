import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { userRecord } from './user-record.ts'

/** A person as the team sees them. */
export const adminUserRecord = z.extend(userRecord, {
  /** Why they are suspended, as they were told. */
  statusReason: z.nullable(z.string()),
  /** False until somebody whose account was opened for them has set a password. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When their second factors go, as our team was asked; null when they stay. */
  secondFactorEndsAt: z.nullable(instant),
  assets: z.number(),
  reports: z.number(),
  sessions: z.array(
    z.object({ id: z.string(), createdAt: instant, lastSeenAt: instant, userAgent: z.string() }),
  ),
})

export type AdminUserRecord = z.output<typeof adminUserRecord>
