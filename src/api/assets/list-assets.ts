import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { assetRecord } from './asset-record.ts'

export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/assets',
  summary:
    'Your own assets, newest first: up to `limit` (500 by default) that follow the asset `after`.',
  access: 'signed-in',
  input: z.object({
    limit: wholeNumber({ fallback: 500, min: 1, max: 500 }),
    after: z.optional(id),
  }),
  result: z.object({
    data: z.array(assetRecord),
    /** `after` of the next page; absent on the last page. */
    next: z.optional(z.string()),
  }),
})
