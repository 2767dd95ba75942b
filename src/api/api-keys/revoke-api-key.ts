import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'Revoke one of your own API keys. It stops working at once.',
  access: 'signed-in',
  input: z.object({ id }),
  result: messageResponse,
})
