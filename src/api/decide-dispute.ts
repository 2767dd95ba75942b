import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { disputeRecord } from './dispute-record.ts'
import { dataOf, id, orEmpty, requiredText } from './fields.ts'

export const decideDispute = defineAct({
  method: 'PATCH',
  path: '/admin/disputes/{id}',
  summary:
    'Decide a contested number for one owner, or for none when `ownerId` is left out; `open` takes a decision back.',
  access: 'staff',
  input: z.object({
    id,
    status: z.enum(['decided', 'open'], { error: 'Choose decided or open' }),
    ownerId: orEmpty(id),
    reason: requiredText('Say why: both sides read this', 500),
  }),
  result: dataOf(disputeRecord),
})
