import * as z from 'zod/mini'
import { parseCacNumber } from '../../domain/merchants/cac-numbers.ts'
import { merchantCategoryIds } from '../../domain/merchants/merchant-categories.ts'
import { requiredLine } from '../fields.ts'

const cacForm = 'Enter RC, BN or IT and the digits, like RC1234567'

export const cacNumber = z.pipe(
  requiredLine('Enter your CAC number', 30).check(
    z.refine((text) => text === '' || parseCacNumber(text) !== null, cacForm),
  ),
  z.transform((text: string) => parseCacNumber(text) ?? text),
)

/** An address on the web that is safe to lead people to. `host` says whose it must be. */
function webAddress(ask: string, host?: RegExp) {
  return requiredLine(ask, 200).check(
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
  )
}

export const website = webAddress('Enter the whole address, like https://example.com')
export const twitter = webAddress(
  'Enter the address of your page, like https://x.com/yourshop',
  /(^|\.)(twitter|x)\.com$/i,
)
export const instagram = webAddress(
  'Enter the address of your page, like https://www.instagram.com/yourshop',
  /(^|\.)instagram\.com$/i,
)
export const facebook = webAddress(
  'Enter the address of your page, like https://www.facebook.com/yourshop',
  /(^|\.)(facebook|fb)\.com$/i,
)

/** Kept as it was typed: not what could be taken for an address or a line of somebody else's. */
export const businessName = requiredLine('Enter the name of the business', 80).check(
  z.refine((text) => !/[\n\r\t<>]/.test(text), 'Use letters, digits, spaces and & . , - only'),
)

export const categoryId = z.enum(merchantCategoryIds, { error: 'Choose a category' })
export const businessAddress = requiredLine('Enter the address of the business', 200)
export const businessLga = requiredLine('Choose a local government area', 60)
