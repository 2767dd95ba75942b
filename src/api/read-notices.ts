import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'

export const readNotices = defineAct({
  method: 'POST',
  path: '/notices/read',
  summary: 'Mark one notice as read, or all of them.',
  access: 'signed-in',
  input: z.object({ id: z.optional(id) }),
  result: dataOf(z.object({ unread: z.number() })),
})
