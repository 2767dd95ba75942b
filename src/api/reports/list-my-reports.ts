import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'
import { reportRecord } from './report-record.ts'

export const listMyReports = defineEndpoint({
  method: 'GET',
  path: '/reports/user',
  summary:
    'One’s own reports, newest first: a page of `limit` (500 unless said) behind the one named `after`.',
  access: 'signed-in',
  input: z.object({
    limit: wholeNumber({ fallback: 500, min: 1, max: 500 }),
    after: z.optional(id),
  }),
  result: z.object({
    data: z.array(reportRecord),
    /** `after` of the next page; absent at the end. */
    next: z.optional(z.string()),
  }),
})
