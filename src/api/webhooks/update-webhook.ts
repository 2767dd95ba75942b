import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { webhookEndpoint, webhookEventList, webhookUrl } from './webhook-endpoint.ts'

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
