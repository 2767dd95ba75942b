import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, optionalLine } from '../fields.ts'

export const createPoster = defineEndpoint('POST', '/reports/{id}/poster', 'verified', {
  summary:
    'Make a poster for one of your own open reports: a picture with a QR code. It shows no identifier and nothing about you.',
  input: z.object({
    id,
    /** What the item is, in the reporter’s words. Everybody reads it. */
    item: optionalLine(60),
  }),
  result: z.file(),
  media: 'image/png',
})
