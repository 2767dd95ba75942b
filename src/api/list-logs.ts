import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { logFilter, logRecord } from './log-record.ts'
import { wholeNumber } from './query-fields.ts'

export const listLogs = defineAct({
  method: 'GET',
  path: '/admin/logs',
  summary: 'What was done, by whom, the newest first.',
  access: 'staff',
  input: z.object({
    ...logFilter,
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }),
  result: dataOf(
    z.object({
      logs: z.array(logRecord),
      total: z.number(),
      /** There are more than `total`: so many that they were not counted. */
      more: z.boolean(),
    }),
  ),
})
