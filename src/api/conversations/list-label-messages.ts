import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'
import { labelMessageRecord } from './label-message-record.ts'

export const listLabelMessages = defineEndpoint('GET', '/label-messages', 'signed-in', {
  summary:
    'What finders who scanned your labels wrote to you in the last year, 50 on a page: open messages first, the newest of each sender before their others.',
  input: z.object({
    assetId: z.optional(id),
    page: wholeNumber({ fallback: 1, min: 1, max: 10_000 }),
  }),
  result: z.object({
    data: z.array(labelMessageRecord),
    /** The next page; absent at the end. */
    next: z.optional(z.number()),
  }),
})
