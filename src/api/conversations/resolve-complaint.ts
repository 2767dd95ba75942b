import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, requiredText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { complaintRecord } from './complaint-record.ts'

export const resolveComplaint = defineEndpoint('PATCH', '/admin/complaints/{id}', 'staff', {
  summary:
    'Decide on a reported message: `upheld` ends the conversation for good and warns the sender, `dismissed` changes nothing.',
  input: z.object({
    id,
    status: z.enum(['upheld', 'dismissed'], { error: invalid('complaint-decision') }),
    decision: requiredText('say-why', 500),
  }),
  result: dataResponse(complaintRecord),
})
