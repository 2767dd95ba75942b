import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, optionalText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { applicationRecord } from './application-record.ts'

export const reviewMerchantChange = defineEndpoint({
  method: 'PATCH',
  path: '/admin/merchants/{id}/change',
  summary:
    'Decide on what the owner of a listed business changed: `approve` lists it so, with a new certificate where the old one is no longer true; `refuse` needs a reason.',
  access: 'staff',
  input: z.object({
    id,
    decision: z.enum(['approve', 'refuse'], { error: invalid('change-decision') }),
    /** `pendingChange.askedAt` of what was looked at: where it is another by now, nothing is decided (409). */
    askedAt: instant,
    reason: optionalText(500),
  }),
  result: dataResponse(applicationRecord),
})
