import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Delete a webhook endpoint, the log of its deliveries, and the webhooks that wait.',
  access: 'verified',
  input: z.object({ id }),
  result: messageResponse,
})
