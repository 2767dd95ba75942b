import * as z from 'zod/mini'
import { reportEventKinds } from '../../domain/reports/report-history.ts'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant } from '../fields.ts'

const reportHistory = z.object({
  /** What it was when it was made: a recovered loss is now Found. */
  reportedAs: z.enum(reportStatuses),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: instant,
      kind: z.enum(reportEventKinds),
      /** What the team wrote with it. */
      reason: z.nullable(z.string()),
      /** Of an edit: the fields that were changed. */
      fields: z.array(z.string()),
    }),
  ),
})

export type ReportHistory = z.output<typeof reportHistory>

export const getReportHistory = defineEndpoint({
  method: 'GET',
  path: '/reports/{id}/history',
  summary: 'What happened to one of one’s own reports, without who did it.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(reportHistory),
})
