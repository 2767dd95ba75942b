import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const adminRevokeSessions = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  summary: 'Sign somebody out on every device.',
  access: 'staff',
  input: z.object({ id }),
  result: messageResponse,
})
