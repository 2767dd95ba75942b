import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { reportRecord } from './report-record.ts'

export const listMyReports = defineEndpoint('GET', '/reports/user', 'signed-in', {
  summary:
    'Your own reports, newest first, page by page. Send `next` as `after` to get the next page.',
  input: ownPage,
  result: ownPageResponse(reportRecord),
})
