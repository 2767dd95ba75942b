import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { endpointWithSecret, webhookEventList, webhookUrl } from './webhook-endpoint.ts'

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks',
  summary:
    'Have webhooks sent to a URL when what you watch is reported or its report ends. The secret that signs them is shown this once.',
  access: 'verified',
  input: z.object({
    url: webhookUrl,
    /** All events if left out. */
    events: z.optional(webhookEventList),
  }),
  result: dataResponse(endpointWithSecret),
  status: 201,
})
