import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, nullablePatch } from '../fields.ts'
import { businessFields, businessLga, businessLinks } from './business-fields.ts'
import { businessRecord } from './business-record.ts'

export const updateMerchant = defineEndpoint('PATCH', '/merchants/{id}', 'verified', {
  summary:
    'Change the listing of your own verified business. Only the fields that are sent change. The public listing changes when staff approve; until then `pendingChange` shows the change.',
  input: z.object({
    id,
    ...z.partial(z.object(businessFields)).shape,
    lga: z.optional(z.union([z.literal(''), businessLga])),
    website: nullablePatch(businessLinks.website),
    twitter: nullablePatch(businessLinks.twitter),
    instagram: nullablePatch(businessLinks.instagram),
    facebook: nullablePatch(businessLinks.facebook),
  }),
  result: dataResponse(businessRecord),
})

export type UpdateMerchantInput = z.output<typeof updateMerchant.input>
