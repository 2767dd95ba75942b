import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { reportRecord } from './report-record.ts'

export const getReport = defineEndpoint({
  method: 'GET',
  path: '/reports/{id}',
  summary: 'One of your own reports.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(reportRecord),
})
