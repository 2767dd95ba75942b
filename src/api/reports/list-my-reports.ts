import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { reportRecord } from './report-record.ts'

export const listMyReports = defineEndpoint({
  method: 'GET',
  path: '/reports/user',
  summary:
    'Your own reports, newest first: up to `limit` (500 by default) that follow the report `after`.',
  access: 'signed-in',
  input: z.object({
    limit: wholeNumber({ fallback: 500, min: 1, max: 500 }),
    after: z.optional(id),
  }),
  result: z.object({
    data: z.array(reportRecord),
    /** `after` of the next page; absent on the last page. */
    next: z.optional(z.string()),
  }),
})
