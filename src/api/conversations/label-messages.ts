import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, nullableText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { wholeNumber } from '../query-params.ts'

/** What a finder who scanned a label wrote to the owner of the asset. */
export const labelMessageRecord = z.object({
  id: z.string(),
  assetId: z.string(),
  /** The owner’s name for the asset. */
  item: z.string(),
  /** Where the asset is, as the finder wrote it. */
  place: z.string(),
  text: z.string(),
  /** The finder’s phone number or e-mail, if they gave one. */
  contact: nullableText,
  createdAt: instant,
  /** When the owner marked it as done. */
  doneAt: z.nullable(instant),
})

export type LabelMessageRecord = z.output<typeof labelMessageRecord>

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

export const resolveLabelMessage = defineEndpoint('PATCH', '/label-messages/{id}', 'signed-in', {
  summary: 'Mark a message about one of your labels as done, or as open again.',
  input: z.object({ id, done: z.boolean({ error: invalid('say-true-or-false') }) }),
  result: dataResponse(labelMessageRecord),
})
