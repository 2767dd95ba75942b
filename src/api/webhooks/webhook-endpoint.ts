import * as z from 'zod/mini'
import { endpointStates, webhookEvents } from '../../domain/webhooks/events.ts'
import { instant } from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A URL that webhooks are sent to. */
export const webhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** `failing`: stopped, because every delivery failed for days. `gone`: it answered 410. */
  state: z.enum(endpointStates),
  createdAt: instant,
  lastDeliveredAt: z.nullable(instant),
  /** Since when every delivery fails; null if the last one succeeded. */
  failingSince: z.nullable(instant),
  /** Until when webhooks are also signed with the previous secret. */
  previousSecretUntil: z.nullable(instant),
})

export type WebhookEndpointRecord = z.output<typeof webhookEndpoint>

/** The secret is shown once. */
export const endpointWithSecret = z.extend(webhookEndpoint, { secret: z.string() })

export const webhookUrl = z
  .string({ error: invalid('webhook-url') })
  .check(
    z.maxLength(1000, { error: invalid('webhook-url'), abort: true }),
    z.regex(/^https?:\/\/[!-~]+$/i, { error: invalid('webhook-url'), abort: true }),
    z.url(invalid('webhook-url')),
  )

export const webhookEventList = z
  .array(z.enum(webhookEvents, { error: invalid('webhook-events', { events: webhookEvents }) }), {
    error: invalid('webhook-events', { events: webhookEvents }),
  })
  .check(
    z.minLength(1, invalid('webhook-events', { events: webhookEvents })),
    z.maxLength(webhookEvents.length, invalid('webhook-events', { events: webhookEvents })),
  )
