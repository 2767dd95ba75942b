import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const deleteUserWatch = defineEndpoint({
  method: 'DELETE',
  path: '/v1/watches/{id}',
  summary: 'Stop watching an identifier.',
  access: 'verified',
  input: z.object({ id }),
  result: messageResponse,
})
