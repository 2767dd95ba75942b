import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const markNotificationsRead = defineEndpoint('POST', '/notifications/read', 'signed-in', {
  summary: 'Mark one notification as read, or all of them.',
  input: z.object({ id: z.optional(id) }),
  result: dataResponse(z.object({ unread: z.number() })),
})
