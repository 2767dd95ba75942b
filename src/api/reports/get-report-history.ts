import * as z from 'zod/mini'
import { reportEventKinds } from '../../domain/reports/report-history.ts'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant } from '../fields.ts'

const reportHistory = z.object({
  /** The status at the time of the report: a recovered loss is now Found. */
  reportedAs: z.enum(reportStatuses),
  /** How many hours our team usually takes to read one; null once it has, or if too few were read. */
  readWithinHours: z.nullable(z.number()),
  /** How often others checked its number: the day and the state of the last. Null for a few checks. */
  checks: z.nullable(
    z.object({ times: z.number(), day: z.string(), state: z.nullable(z.string()) }),
  ),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: instant,
      kind: z.enum(reportEventKinds),
      /** What staff wrote with the decision. */
      reason: z.nullable(z.string()),
      /** The fields that an edit changed. */
      fields: z.array(z.string()),
    }),
  ),
})

export type ReportHistory = z.output<typeof reportHistory>

export const getReportHistory = defineEndpoint('GET', '/reports/{id}/history', 'signed-in', {
  summary: 'The history of one of your own reports, without names.',
  input: z.object({ id }),
  result: dataResponse(reportHistory),
})
