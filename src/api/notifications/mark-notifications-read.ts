import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const markNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark one notice as read, or all of them.',
  access: 'signed-in',
  input: z.object({ id: z.optional(id) }),
  result: dataResponse(z.object({ unread: z.number() })),
})
