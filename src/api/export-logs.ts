import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { logFilter } from './log-record.ts'

/** The newest so many; who needs more narrows the days. */
export const mostExported = 50_000

export const exportLogs = defineAct({
  method: 'POST',
  path: '/admin/logs/export',
  summary: `The log as CSV, the newest ${mostExported} entries that match. Asks for the password again.`,
  access: 'staff',
  input: z.object(logFilter),
  result: z.string(),
  media: 'text/csv',
})
