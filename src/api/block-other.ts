import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { threadRecord } from './thread-record.ts'

export const blockOther = defineAct({
  method: 'POST',
  path: '/matches/{id}/block',
  summary: 'Hear no more from the other of a match, here or in any other.',
  access: 'verified',
  input: z.object({ id }),
  result: dataOf(threadRecord),
})
