import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { disputeRecord } from './dispute-record.ts'
import { dataOf, id } from './fields.ts'

export const getDispute = defineAct({
  method: 'GET',
  path: '/admin/disputes/{id}',
  summary: 'One contested number with the evidence of every side.',
  access: 'staff',
  input: z.object({ id }),
  result: dataOf(disputeRecord),
})
