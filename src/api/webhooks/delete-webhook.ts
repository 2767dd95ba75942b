import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Delete a webhook endpoint, with the log of its deliveries and what waits to be sent.',
  access: 'verified',
  input: z.object({ id }),
  result: messageResponse,
})
