import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const cancelTransfer = defineAct({
  method: 'DELETE',
  path: '/transfers/{id}',
  summary: 'Take back an offer that nobody has accepted yet.',
  access: 'verified',
  input: z.object({ id }),
  result: dataOf(sentTransfer),
})
