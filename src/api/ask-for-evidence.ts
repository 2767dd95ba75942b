import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { disputeRecord } from './dispute-record.ts'
import { dataOf, id, requiredText } from './fields.ts'

export const askForEvidence = defineAct({
  method: 'POST',
  path: '/admin/disputes/{id}/ask',
  summary: 'Ask one side of a dispute by mail to show that the thing is theirs.',
  access: 'staff',
  input: z.object({
    id,
    ownerId: id,
    what: requiredText('Say what they should show', 500),
  }),
  result: dataOf(disputeRecord),
})
