import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'End one of your own sessions.',
  access: 'signed-in',
  input: z.object({ id }),
  result: messageResponse,
})
