import * as z from 'zod/mini'
import { merchantDecisions } from '../../domain/merchants/merchants.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, optionalText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { applicationRecord } from './application-record.ts'

export const reviewMerchant = defineEndpoint('PATCH', '/admin/merchants/{id}', 'staff', {
  summary:
    'Decide on a business: `verified` approves a pending one or lifts a suspension, `refused` and `suspended` need a reason.',
  input: z.object({
    id,
    status: z.enum(merchantDecisions, { error: invalid('merchant-decision') }),
    reason: optionalText(500),
  }),
  result: dataResponse(applicationRecord),
})
