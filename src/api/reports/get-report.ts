import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { reportRecord } from './report-record.ts'

export const getReport = defineEndpoint('GET', '/reports/{id}', 'signed-in', {
  summary: 'One of your own reports.',
  input: z.object({ id }),
  result: dataResponse(reportRecord),
})
