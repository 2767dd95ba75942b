import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'Revoke one of one’s own API keys. It is refused from now on.',
  access: 'signed-in',
  input: z.object({ id }),
  result: messageResponse,
})
