import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'
import { reportRecord } from './report-record.ts'

export const getReport = defineAct({
  method: 'GET',
  path: '/reports/{id}',
  summary: 'One of one’s own reports.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataOf(reportRecord),
})
