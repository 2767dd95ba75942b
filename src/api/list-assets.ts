import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetRecord } from './asset-record.ts'
import { id } from './fields.ts'
import { optionalWholeNumber } from './query-fields.ts'

export const listAssets = defineAct({
  method: 'GET',
  path: '/assets',
  summary:
    'One’s own assets, newest first: all, or a page of `limit` behind the one named `after`.',
  access: 'signed-in',
  input: z.object({ limit: optionalWholeNumber({ min: 1, max: 500 }), after: z.optional(id) }),
  result: z.object({
    data: z.array(assetRecord),
    /** `after` of the next page; absent at the end. */
    next: z.optional(z.string()),
  }),
})
