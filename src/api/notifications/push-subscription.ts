import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** A browser on which its user is notified at once. */
export const pushSubscription = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSentAt: z.nullable(instant),
  /** SHA-256 of its endpoint, base64url: a browser recognises its own by it. */
  endpointHash: z.string(),
  /** False if another session asked for it: that browser then asks again. */
  current: z.boolean(),
})

export type PushSubscriptionRecord = z.output<typeof pushSubscription>
