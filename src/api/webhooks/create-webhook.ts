import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { endpointWithSecret, webhookEventList, webhookUrl } from './webhook-endpoint.ts'

export const createWebhook = defineEndpoint('POST', '/webhooks', 'verified', {
  summary:
    'Add a webhook endpoint: a URL that gets a webhook when an identifier that you watch is reported or listed by an authority, and when that ends. Only this response contains the secret that signs the webhooks.',
  input: z.object({
    url: webhookUrl,
    /** All events if left out. */
    events: z.optional(webhookEventList),
  }),
  result: dataResponse(endpointWithSecret),
  status: 201,
})
