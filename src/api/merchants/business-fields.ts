import * as z from 'zod/mini'
import { parseCacNumber } from '../../domain/merchants/cac-numbers.ts'
import { merchantCategoryIds } from '../../domain/merchants/listings.ts'
import { phoneNumber, printableLetters, requiredLine } from '../fields.ts'
import { invalid, type PlainInvalidCode } from '../invalid.ts'
import { stateName } from '../state-name.ts'

const cacForm = invalid('cac-form')

const cacNumber = z.pipe(
  requiredLine('cac-missing', 30).check(
    z.refine((text) => text === '' || parseCacNumber(text) !== null, cacForm),
  ),
  z.transform((text: string) => parseCacNumber(text) ?? text),
)

/**
 * People write `musaphones.ng`, and `musaphones` or `@musa.phones` for their page at `home`; any other
 * scheme stays, and is refused.
 */
function withScheme(text: string, home?: string): string {
  const name = /^(?:@[\w.-]{1,50}|[\w-]{1,50})$/.exec(text)?.[0].replace('@', '')
  if (home && name) return home + name
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text) ? `https://${text}` : text
}

/** A URL to which a page may link. `host` matches the host names that are allowed. */
function urlLine(error: PlainInvalidCode, host?: RegExp, home?: string) {
  return requiredLine(error, 200).check(
    z.overwrite((text) => withScheme(text, home)),
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
    }, error),
  )
}

/** Stored as typed. Characters that could imitate another line or an e-mail address are refused. */
const name = requiredLine('business-name-missing', 80).check(
  z.refine((text) => !/[\n\r\t<>]/.test(text), invalid('business-name-characters')),
  printableLetters,
)

/** The fields of a business. Each endpoint decides which of them are optional. */
export const businessFields = {
  name,
  categoryId: z.enum(merchantCategoryIds, { error: invalid('category-missing') }),
  cacNumber,
  phone: phoneNumber,
  address: requiredLine('business-address-missing', 200),
  state: stateName,
}

export const businessLga = requiredLine('lga-missing', 60)

export const businessLinks = {
  website: urlLine('website-form'),
  twitter: urlLine('twitter-form', /(^|\.)(twitter|x)\.com$/i, 'https://x.com/'),
  instagram: urlLine('instagram-form', /(^|\.)instagram\.com$/i, 'https://www.instagram.com/'),
  facebook: urlLine('facebook-form', /(^|\.)(facebook|fb)\.com$/i, 'https://www.facebook.com/'),
}
