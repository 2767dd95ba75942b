import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { reportLogEntry } from './report-log-entry.ts'

export const getReportLog = defineEndpoint('GET', '/reports/{id}/log', 'signed-in', {
  summary: 'The entries of the public log about one of your own reports, and what proves them.',
  input: z.object({ id }),
  result: dataResponse(z.array(reportLogEntry)),
})
