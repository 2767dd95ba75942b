import * as z from 'zod/mini'
import { defineAct } from './act.ts'
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
import { clearable, dataOf, id, phoneNumber, stateName } from './fields.ts'

export const updateMerchant = defineAct({
  method: 'PATCH',
  path: '/merchants/{id}',
  summary:
    'Change the listing of one’s verified business; only the fields sent are changed. The listing stays as it is until our team has approved the change; `waitingChange` tells of it.',
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
    website: clearable(website),
    twitter: clearable(twitter),
    instagram: clearable(instagram),
    facebook: clearable(facebook),
  }),
  result: dataOf(businessRecord),
})

export type UpdateMerchantInput = z.output<typeof updateMerchant.input>
