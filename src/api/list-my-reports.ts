import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { reportRecord } from './report-record.ts'

export const listMyReports = defineAct({
  method: 'GET',
  path: '/reports/user',
  summary: 'One’s own reports, newest first.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(z.array(reportRecord)),
})
