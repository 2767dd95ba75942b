import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse } from '../fields.ts'

export const adminRevokeSessions = defineEndpoint('DELETE', '/admin/users/{id}/sessions', 'staff', {
  summary: 'End all sessions of a user.',
  input: z.object({ id }),
  result: messageResponse,
})
