import * as z from 'zod/mini'
import { merchantCategoryIds } from '../../domain/merchants/merchant-categories.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormField, optionalTypedLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { wholeNumber } from '../query-params.ts'
import { stateName } from '../state-name.ts'
import { merchantRecord } from './merchant-record.ts'

const merchantSorts = ['newest', 'name', 'near-me'] as const

export const listMerchants = defineEndpoint('GET', '/merchants', 'anyone', {
  summary:
    'Verified merchants. `search` returns those who sell an item, best match first. `near-me` puts the same LGA first, then the same state.',
  input: z.object({
    category: optionalFormField(
      z.enum(merchantCategoryIds, { error: invalid('merchant-category') }),
    ),
    search: optionalTypedLine(80),
    sort: optionalFormField(z.enum(merchantSorts, { error: invalid('merchant-sort') })),
    /** The user’s location for `near-me`. */
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
