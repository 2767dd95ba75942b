import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, optionalFormField, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { businessFields, businessLga, businessLinks } from './business-fields.ts'
import { businessRecord } from './business-record.ts'

export const createMerchantInput = z.object({
  logo: uploadUrl,
  ...businessFields,
  lga: optionalFormField(businessLga),
  country: z._default(z.literal('Nigeria', invalid('country')), 'Nigeria'),
  /** Compared with the account’s password, and not stored. */
  password: currentPassword,
  website: optionalFormField(businessLinks.website),
  twitter: optionalFormField(businessLinks.twitter),
  instagram: optionalFormField(businessLinks.instagram),
  facebook: optionalFormField(businessLinks.facebook),
})

export const createMerchant = defineEndpoint('POST', '/merchants', 'verified', {
  summary:
    'Apply for the verification of your own business, also again after a refusal or at the end of a year. The application cannot be changed until staff have decided.',
  input: createMerchantInput,
  result: dataResponse(businessRecord),
  status: 201,
})
