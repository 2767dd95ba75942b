import * as z from 'zod/mini'
import { testEvent, webhookEvents } from '../../domain/webhooks/events.ts'
import { instant } from '../fields.ts'

/** A webhook and the outcome of its delivery. */
export const webhookDelivery = z.object({
  /** Its `webhook-id`. */
  id: z.string(),
  type: z.enum([...webhookEvents, testEvent]),
  /** The user’s own name for the watched identifier. */
  reference: z.nullable(z.string()),
  createdAt: instant,
  attempts: z.number(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /**
   * The status of the last response, or why there was none: `timeout`, `too-long`, `certificate`,
   * `no-public-address` or `unreachable`.
   */
  outcome: z.nullable(z.string()),
  lastAttemptAt: z.nullable(instant),
  nextAttemptAt: z.nullable(instant),
})

export type WebhookDeliveryRecord = z.output<typeof webhookDelivery>
