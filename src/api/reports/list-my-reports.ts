import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { reportRecord } from './report-record.ts'

export const listMyReports = defineEndpoint('GET', '/reports/user', 'signed-in', {
  summary:
    'One’s own reports, newest first: a page of `limit` (500 unless said) behind the one named `after`.',
  input: ownPage,
  result: ownPageResponse(reportRecord),
})
