import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { threadRecord } from './thread-record.ts'

export const makeHandOverCode = defineAct({
  method: 'POST',
  path: '/matches/{id}/hand-over/code',
  summary: 'As the owner, get a new code to say to the finder once the item is in one’s hands.',
  access: 'verified',
  input: z.object({ id }),
  result: dataOf(threadRecord),
})
