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
  /** Compared with the account’s password, and not stored. */
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
    'Apply for the verification of your own business, also again after a refusal or at the end of a year. The application cannot be changed until staff have decided.',
  access: 'verified',
  input: createMerchantInput,
  result: dataResponse(businessRecord),
  status: 201,
})
