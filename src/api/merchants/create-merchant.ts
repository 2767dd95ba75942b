import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  dataResponse,
  optionalFormField,
  phoneNumber,
  stateName,
  uploadUrl,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
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

export const createMerchantInput = z.object({
  logo: uploadUrl,
  name: businessName,
  categoryId,
  phone: phoneNumber,
  address: businessAddress,
  state: stateName,
  lga: optionalFormField(businessLga),
  country: z._default(z.literal('Nigeria', invalid('country')), 'Nigeria'),
  /** Checked against the account’s, and not kept. */
  password: currentPassword,
  cacNumber,
  website: optionalFormField(website),
  twitter: optionalFormField(twitter),
  instagram: optionalFormField(instagram),
  facebook: optionalFormField(facebook),
})

export const createMerchant = defineEndpoint({
  method: 'POST',
  path: '/merchants',
  summary:
    'Apply to have one’s business verified, or anew after a refusal or the end of a year. Nothing in it can be changed before our team has decided.',
  access: 'verified',
  input: createMerchantInput,
  result: dataResponse(businessRecord),
  status: 201,
})
