import * as z from 'zod/mini'
import { reportOutcomes, reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { instant, nullableText } from '../fields.ts'

/** A report as its reporter sees it. */
export const reportRecord = z.object({
  id: z.string(),
  uuid: z.string(),
  assetId: z.string(),
  status: z.enum(reportStatuses),
  /** Under review, open, closed or archived. */
  stage: z.enum(reportStages),
  name: z.string(),
  description: z.string(),
  lastSeenDate: nullableText,
  lastSeenTime: nullableText,
  location: nullableText,
  state: nullableText,
  imageUrl: nullableText,
  /** The asset’s own photo, shown if the report has none. */
  assetImageUrl: nullableText,
  /** The latest message of staff about it, for example why they rejected it. */
  reason: nullableText,
  /** How it ended; null while it is open. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** The police’s reference and station. Staff see them; public lookups do not show them. */
  policeReference: nullableText,
  policeStation: nullableText,
  /** True if its reporter was asked whether it is still missing, and has not answered. */
  confirmationDue: z.boolean(),
  /** The ticked steps of the checklist. */
  doneSteps: z.array(z.string()),
  createdAt: instant,
  closedAt: z.nullable(instant),
})

export type ReportRecord = z.output<typeof reportRecord>
