import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const adminRevokeSessions = defineEndpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  summary: 'End all sessions of a user.',
  access: 'staff',
  input: z.object({ id }),
  result: messageResponse,
})
