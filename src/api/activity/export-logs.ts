import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { logFilter } from './log-record.ts'

/** Maximum number of rows, newest first. Older rows need a narrower range of days. */
export const maxExported = 50_000

export const exportLogs = defineEndpoint('POST', '/admin/logs/export', 'staff', {
  summary: `The activity log as CSV: the newest ${maxExported} entries that match. Needs a recent password check.`,
  input: z.object(logFilter),
  result: z.string(),
  media: 'text/csv',
})
