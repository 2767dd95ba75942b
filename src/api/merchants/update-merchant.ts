import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, nullablePatch, phoneNumber, stateName } from '../fields.ts'
import {
  businessAddress,
  businessLga,
  businessName,
  cacNumber,
  categoryId,
  facebook,
  instagram,
  twitter,
  website,
} from './business-fields.ts'
import { businessRecord } from './business-record.ts'

export const updateMerchant = defineEndpoint({
  method: 'PATCH',
  path: '/merchants/{id}',
  summary:
    'Change the listing of your own verified business. Only the fields that are sent change. The public listing changes when staff approve; until then `pendingChange` shows the change.',
  access: 'verified',
  input: z.object({
    id,
    name: z.optional(businessName),
    categoryId: z.optional(categoryId),
    cacNumber: z.optional(cacNumber),
    phone: z.optional(phoneNumber),
    address: z.optional(businessAddress),
    state: z.optional(stateName),
    lga: z.optional(z.union([z.literal(''), businessLga])),
    website: nullablePatch(website),
    twitter: nullablePatch(twitter),
    instagram: nullablePatch(instagram),
    facebook: nullablePatch(facebook),
  }),
  result: dataResponse(businessRecord),
})

export type UpdateMerchantInput = z.output<typeof updateMerchant.input>
