import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { complaintRecord } from './complaint-record.ts'
import { dataOf, id, requiredText } from './fields.ts'

export const decideComplaint = defineAct({
  method: 'PATCH',
  path: '/admin/complaints/{id}',
  summary:
    'Decide on a reported message: `upheld` ends the conversation for good and warns its sender, `dismissed` leaves it.',
  access: 'staff',
  input: z.object({
    id,
    status: z.enum(['upheld', 'dismissed'], { error: 'Choose upheld or dismissed' }),
    decision: requiredText('Say why', 500),
  }),
  result: dataOf(complaintRecord),
})
