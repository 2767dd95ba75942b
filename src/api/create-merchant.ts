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
import { currentPassword, dataOf, orEmpty, phoneNumber, stateName, uploadUrl } from './fields.ts'

export const createMerchantInput = z.object({
  logo: uploadUrl,
  name: businessName,
  categoryId,
  phone: phoneNumber,
  address: businessAddress,
  state: stateName,
  lga: orEmpty(businessLga),
  country: z._default(z.literal('Nigeria', 'Toju serves Nigeria'), 'Nigeria'),
  /** Checked against the account’s, and not kept. */
  password: currentPassword,
  cacNumber,
  website: orEmpty(website),
  twitter: orEmpty(twitter),
  instagram: orEmpty(instagram),
  facebook: orEmpty(facebook),
})

export const createMerchant = defineAct({
  method: 'POST',
  path: '/merchants',
  summary:
    'Apply to have one’s business verified, or anew after a refusal or the end of a year. Nothing in it can be changed before our team has decided.',
  access: 'verified',
  input: createMerchantInput,
  result: dataOf(businessRecord),
  status: 201,
})
