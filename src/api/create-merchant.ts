import * as z from 'zod/mini'
import { readCacNumber } from '../domain/cac-numbers.ts'
import { merchantCategoryIds } from '../domain/merchant-categories.ts'
import { defineAct } from './act.ts'
import { businessRecord } from './business-record.ts'
import {
  currentPassword,
  dataOf,
  orEmpty,
  phoneNumber,
  requiredText,
  stateName,
  uploadUrl,
} from './fields.ts'

const cacForm = 'Enter RC, BN or IT and the digits, like RC1234567'

const cacNumber = z.pipe(
  requiredText('Enter your CAC number', 30).check(
    z.refine((text) => text === '' || readCacNumber(text) !== null, cacForm),
  ),
  z.transform((text: string) => readCacNumber(text) ?? text),
)

/** An address on the web that is safe to lead people to. `host` says whose it must be. */
function webAddress(ask: string, host?: RegExp) {
  return orEmpty(
    requiredText(ask, 200).check(
      z.refine((text) => {
        const url = URL.parse(text)
        return (
          url !== null &&
          /^https?:\/\//i.test(text) &&
          /^https?:$/.test(url.protocol) &&
          url.hostname.includes('.') &&
          url.username === '' &&
          (!host || host.test(url.hostname))
        )
      }, ask),
    ),
  )
}

/** Kept as it was typed: not what could be taken for an address or a line of somebody else's. */
const businessName = requiredText('Enter the name of the business', 80).check(
  z.refine((text) => !/[\n\r\t<>]/.test(text), 'Use letters, digits, spaces and & . , - only'),
)

export const createMerchantInput = z.object({
  logo: uploadUrl,
  name: businessName,
  categoryId: z.enum(merchantCategoryIds, { error: 'Choose a category' }),
  phone: phoneNumber,
  address: requiredText('Enter the address of the business', 200),
  state: stateName,
  lga: orEmpty(requiredText('Choose a local government area', 60)),
  country: z._default(z.literal('Nigeria', 'Toju serves Nigeria'), 'Nigeria'),
  /** Checked against the account’s, and not kept. */
  password: currentPassword,
  cacNumber,
  website: webAddress('Enter the whole address, like https://example.com'),
  twitter: webAddress(
    'Enter the address of your page, like https://x.com/yourshop',
    /(^|\.)(twitter|x)\.com$/i,
  ),
  instagram: webAddress(
    'Enter the address of your page, like https://www.instagram.com/yourshop',
    /(^|\.)instagram\.com$/i,
  ),
  facebook: webAddress(
    'Enter the address of your page, like https://www.facebook.com/yourshop',
    /(^|\.)(facebook|fb)\.com$/i,
  ),
})

export const createMerchant = defineAct({
  method: 'POST',
  path: '/merchants',
  summary:
    'Apply to have one’s business verified, or anew after a refusal or the end of a year. Nothing in it can be changed afterwards.',
  access: 'verified',
  input: createMerchantInput,
  result: dataOf(businessRecord),
  status: 201,
})
