import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const revokeApiKey = defineEndpoint('DELETE', '/api-keys/{id}', 'signed-in', {
  summary: 'Revoke one of your own API keys. It stops working at once.',
  input: z.object({ id }),
  result: messageResponse,
})
