import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deleteWebhook = defineEndpoint('DELETE', '/webhooks/{id}', 'verified', {
  summary:
    'Delete a webhook endpoint, the log of its deliveries, and the webhooks that wait to be sent.',
  input: z.object({ id }),
  result: messageResponse,
})
