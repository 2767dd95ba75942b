import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { reportLogEntry } from './report-log-entry.ts'

export const getReportLog = defineEndpoint('GET', '/reports/{id}/log', 'signed-in', {
  summary: 'What the public log says about one of one’s own reports, and what proves it.',
  input: z.object({ id }),
  result: dataResponse(z.array(reportLogEntry)),
})
