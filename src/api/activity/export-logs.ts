import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { logFilter } from './log-record.ts'

/** Maximum number of rows, newest first; a narrower range of days gives older ones. */
export const maxExported = 50_000

export const exportLogs = defineEndpoint({
  method: 'POST',
  path: '/admin/logs/export',
  summary: `The log as CSV, the newest ${maxExported} entries that match. Asks for the password again.`,
  access: 'staff',
  input: z.object(logFilter),
  result: z.string(),
  media: 'text/csv',
})
