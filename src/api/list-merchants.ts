import * as z from 'zod/mini'
import { merchantCategoryIds } from '../domain/merchant-categories.ts'
import { defineAct } from './act.ts'
import { dataOf, optionalTypedLine, orEmpty, stateName } from './fields.ts'
import { merchantRecord } from './merchant-record.ts'
import { wholeNumber } from './query-fields.ts'

const merchantSorts = ['newest', 'name', 'near-me'] as const

export const listMerchants = defineAct({
  method: 'GET',
  path: '/merchants',
  summary:
    'Verified merchants. `search` recommends those who sell an item, the best first; `near-me` puts the same LGA first, then the same state.',
  access: 'anyone',
  input: z.object({
    category: orEmpty(z.enum(merchantCategoryIds, { error: 'Choose one of GET /categories' })),
    search: optionalTypedLine(80),
    sort: orEmpty(z.enum(merchantSorts, { error: 'Choose newest, name or near-me' })),
    /** Where `near-me` is. */
    state: orEmpty(stateName),
    lga: optionalTypedLine(60),
    page: wholeNumber({ fallback: 1, min: 1, max: 200 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 50 }),
  }),
  /** `more`: whether there is a next page. */
  result: dataOf(z.object({ merchants: z.array(merchantRecord), more: z.boolean() })),
  cacheSeconds: 60,
})

export type ListMerchantsInput = z.output<typeof listMerchants.input>
