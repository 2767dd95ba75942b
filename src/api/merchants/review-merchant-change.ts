import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, optionalText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { applicationRecord } from './application-record.ts'

export const reviewMerchantChange = defineEndpoint(
  'PATCH',
  '/admin/merchants/{id}/change',
  'staff',
  {
    summary:
      'Decide on a change of a listed business. `approve` publishes it, with a new certificate if the old one is no longer true. `refuse` needs a reason.',
    input: z.object({
      id,
      decision: z.enum(['approve', 'refuse'], { error: invalid('change-decision') }),
      /**
       * `pendingChange.askedAt` of the change that staff looked at. If it has changed since, nothing
       * is decided (409).
       */
      askedAt: instant,
      reason: optionalText(500),
    }),
    result: dataResponse(applicationRecord),
  },
)
