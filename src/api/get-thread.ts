import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { threadRecord } from './thread-record.ts'

export const getThread = defineAct({
  method: 'GET',
  path: '/matches/{id}/thread',
  summary:
    'What the two of a match have said to each other, without who they are: the newest messages, or those before the one named `before`.',
  access: 'verified',
  input: z.object({ id, before: z.optional(id) }),
  result: dataOf(threadRecord),
})
