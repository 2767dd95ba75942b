import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { logFilter, logRecord } from './log-record.ts'

export const logSorts = ['timestamp'] as const

export const listLogs = defineEndpoint('GET', '/admin/logs', 'staff', {
  summary: 'The activity log: who did what. Newest first unless `sort` says otherwise.',
  input: z.object({
    ...logFilter,
    ...windowFields(logSorts),
  }),
  result: cappedListResponse({ logs: z.array(logRecord) }),
})
