import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalFormField, requiredText } from '../fields.ts'
import { disputeRecord } from './dispute-record.ts'

export const resolveDispute = defineEndpoint({
  method: 'PATCH',
  path: '/admin/disputes/{id}',
  summary:
    'Decide a contested number for one owner, or for none when `ownerId` is left out; `open` takes a decision back.',
  access: 'staff',
  input: z.object({
    id,
    status: z.enum(['decided', 'open'], { error: 'Choose decided or open' }),
    ownerId: optionalFormField(id),
    reason: requiredText('Say why: both sides read this', 500),
  }),
  result: dataResponse(disputeRecord),
})
