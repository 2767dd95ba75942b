import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const endOwnSession = defineEndpoint('DELETE', '/auth/sessions/{id}', 'signed-in', {
  summary: 'End one of your own sessions.',
  input: z.object({ id }),
  result: messageResponse,
})
