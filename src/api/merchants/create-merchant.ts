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
  /** Checked against the account’s, and not kept. */
  password: currentPassword,
  website: optionalFormField(businessLinks.website),
  twitter: optionalFormField(businessLinks.twitter),
  instagram: optionalFormField(businessLinks.instagram),
  facebook: optionalFormField(businessLinks.facebook),
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
