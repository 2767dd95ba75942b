import * as z from 'zod/mini'
import { merchantCategoryIds } from '../../domain/merchants/listings.ts'
import { socialTypes } from '../../domain/merchants/merchants.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  noInput,
  nullableText,
  optionalFormField,
  optionalTypedLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { wholeNumber } from '../query-params.ts'
import { stateName } from '../state-name.ts'

/** A verified merchant, as everyone sees it. */
export const merchantRecord = z.object({
  id: z.string(),
  /** The last part of its page’s URL, after `/merchant/`. */
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  state: z.string(),
  /** Empty if unknown. */
  lga: z.string(),
  category: z.string(),
  categoryId: z.string(),
  logo: z.string(),
  products: z.array(z.string()),
  featuredPicture: nullableText,
  website: nullableText,
  phone: z.string(),
  socials: z.array(z.object({ type: z.enum(socialTypes), url: z.string() })),
  author: z.string(),
  verifiedSince: instant,
  certificateNumber: z.string(),
})

export type MerchantRecord = z.output<typeof merchantRecord>

const merchantSorts = ['newest', 'name', 'near-me'] as const

export const listMerchants = defineEndpoint('GET', '/merchants', 'anyone', {
  summary:
    'Verified merchants. `search` returns those who sell an item, best match first. `state` returns those of one state; with `near-me` the same LGA comes first, then the same state, then the others.',
  input: z.object({
    category: optionalFormField(
      z.enum(merchantCategoryIds, { error: invalid('merchant-category') }),
    ),
    search: optionalTypedLine(80),
    sort: optionalFormField(z.enum(merchantSorts, { error: invalid('merchant-sort') })),
    /** With `near-me`, where the user is. */
    state: optionalFormField(stateName),
    lga: optionalTypedLine(60),
    page: wholeNumber({ fallback: 1, min: 1, max: 200 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 50 }),
  }),
  /** `more`: whether there is a next page. */
  result: dataResponse(z.object({ merchants: z.array(merchantRecord), more: z.boolean() })),
  cacheSeconds: 60,
})

export type ListMerchantsInput = z.output<typeof listMerchants.input>

export const listCategories = defineEndpoint('GET', '/categories', 'anyone', {
  summary: 'The categories of merchants.',
  input: noInput,
  result: dataResponse(z.array(z.object({ _id: z.string(), name: z.string() }))),
  cacheSeconds: 3600,
})

export const getMerchant = defineEndpoint('GET', '/merchants/{id}', 'anyone', {
  summary: 'A verified merchant, by its id or by the slug of its page.',
  input: z.object({ id }),
  result: dataResponse(merchantRecord),
  cacheSeconds: 60,
})
