import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** A browser that gets push notifications. */
export const pushSubscription = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSentAt: z.nullable(instant),
  /** SHA-256 of its endpoint, base64url, by which a browser recognises its own subscription. */
  endpointHash: z.string(),
  /** False if another session created it. The browser then subscribes again. */
  current: z.boolean(),
})

export type PushSubscriptionRecord = z.output<typeof pushSubscription>
