import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalFormField, requiredText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { disputeRecord } from './dispute-record.ts'

export const resolveDispute = defineEndpoint('PATCH', '/admin/disputes/{id}', 'staff', {
  summary:
    'Decide a disputed identifier in favour of one owner, or of nobody if `ownerId` is left out. `open` takes a decision back.',
  input: z.object({
    id,
    status: z.enum(['decided', 'open'], { error: invalid('dispute-decision') }),
    ownerId: optionalFormField(id),
    reason: requiredText('dispute-reason-missing', 500),
  }),
  result: dataResponse(disputeRecord),
})
