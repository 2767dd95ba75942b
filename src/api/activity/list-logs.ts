import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { windowFields } from '../list-fields.ts'
import { logFilter, logRecord } from './log-record.ts'

export const logSorts = ['timestamp'] as const

export const listLogs = defineEndpoint({
  method: 'GET',
  path: '/admin/logs',
  summary: 'The activity log: who did what. Newest first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object({
    ...logFilter,
    ...windowFields(logSorts),
  }),
  result: dataResponse(
    z.object({
      logs: z.array(logRecord),
      total: z.number(),
      /** True if more rows exist than `total`, which stops counting at its limit. */
      more: z.boolean(),
    }),
  ),
})
