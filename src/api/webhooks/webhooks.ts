import * as z from 'zod/mini'
import { endpointStates, testEvent, webhookEvents } from '../../domain/webhooks/events.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, messageResponse, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { wholeNumber } from '../query-params.ts'
import { addWatches, deleteWatches, userWatch, watchRow } from '../v1/watches.ts'

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

export const createWebhookInput = z.object({
  url: webhookUrl,
  /** All events if left out. */
  events: z.optional(webhookEventList),
})

export const createWebhook = defineEndpoint('POST', '/webhooks', 'verified', {
  summary:
    'Add a webhook endpoint: a URL that gets a webhook when an identifier that you watch is reported or listed by an authority, and when that ends. Only this response contains the secret that signs the webhooks.',
  input: createWebhookInput,
  result: dataResponse(endpointWithSecret),
  status: 201,
})

export const listWebhooks = defineEndpoint('GET', '/webhooks', 'verified', {
  summary: 'Your webhook endpoints, oldest first.',
  input: noInput,
  result: dataResponse(z.array(webhookEndpoint)),
})

export const updateWebhook = defineEndpoint('PATCH', '/webhooks/{id}', 'verified', {
  summary:
    'Change the URL or the events of a webhook endpoint, pause it, or enable it again. Pausing cancels the webhooks that wait to be sent.',
  input: z.object({
    id,
    url: z.optional(webhookUrl),
    events: z.optional(webhookEventList),
    state: z.optional(z.enum(['enabled', 'paused'], { error: invalid('webhook-state') })),
  }),
  result: dataResponse(webhookEndpoint),
})

export const rotateWebhookSecret = defineEndpoint(
  'POST',
  '/webhooks/{id}/rotate-secret',
  'verified',
  {
    summary:
      'Rotate the secret of a webhook endpoint. Only this response contains the new one. For a day, webhooks are signed with both. Needs a recent password check.',
    input: z.object({ id }),
    result: dataResponse(endpointWithSecret),
  },
)

export const testWebhook = defineEndpoint('POST', '/webhooks/{id}/test', 'verified', {
  summary: 'Send a test event to a webhook endpoint at once, without retries.',
  input: z.object({ id }),
  result: dataResponse(webhookDelivery),
})

export const deleteWebhook = defineEndpoint('DELETE', '/webhooks/{id}', 'verified', {
  summary:
    'Delete a webhook endpoint, the log of its deliveries, and the webhooks that wait to be sent.',
  input: z.object({ id }),
  result: messageResponse,
})

export const listDeliveries = defineEndpoint('GET', '/webhooks/{id}/deliveries', 'verified', {
  summary:
    'The deliveries to a webhook endpoint in the last 30 days with their outcomes, newest first.',
  input: z.object({ id, limit: wholeNumber({ fallback: 50, min: 1, max: 500 }) }),
  result: dataResponse(z.array(webhookDelivery)),
})

export const resendDelivery = defineEndpoint(
  'POST',
  '/webhooks/{id}/deliveries/{deliveryId}/resend',
  'verified',
  {
    summary: 'Send a webhook again, under the same webhook-id.',
    input: z.object({ id, deliveryId: id }),
    result: dataResponse(webhookDelivery),
  },
)

export const listUserWatches = defineEndpoint('GET', '/webhooks/watches', 'verified', {
  summary: 'The identifiers that you watch, newest first, and their number.',
  input: ownPage,
  result: z.extend(ownPageResponse(userWatch), { count: z.number() }),
})

export const addUserWatches = defineEndpoint('POST', '/webhooks/watches', 'verified', {
  summary: addWatches.summary,
  input: addWatches.input,
  result: dataResponse(z.array(watchRow)),
  bodyBytes: 512 * 1024,
})

export const deleteUserWatches = defineEndpoint('POST', '/webhooks/watches/delete', 'verified', {
  summary: deleteWatches.summary,
  input: deleteWatches.input,
  result: dataResponse(z.object({ deleted: z.number() })),
})
