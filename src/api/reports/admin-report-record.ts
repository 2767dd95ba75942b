import * as z from 'zod/mini'
import { reportOutcomes, reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { assignee } from '../disputes/case-work-record.ts'
import { instant, nullableText } from '../fields.ts'

/** A report as admins see it: the item, its reporter, and the evidence. */
export const adminReportRecord = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** pending, active, inactive (closed) or archived. */
  status: z.enum(reportStages),
  reportStatus: z.enum(reportStatuses),
  /** How it ended; null while it is open. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  owner: z.object({ name: z.string() }),
  identifiers: z.array(z.object({ label: z.string(), value: z.string() })),
  disputed: z.boolean(),
  /** What staff asked the reporter of a pending report; null if nothing was asked. */
  askedFor: nullableText,
  location: nullableText,
  state: nullableText,
  policeReference: nullableText,
  policeStation: nullableText,
  lastSeenDate: nullableText,
  /** The photo of the report; the asset has its own. */
  imageUrl: nullableText,
  assetImageUrl: nullableText,
  /** Only its owner and staff may fetch it. */
  receiptUrl: nullableText,
  createdAt: instant,
  /** The member of staff who works on it. */
  assignee: z.nullable(assignee),
})

export type AdminReportRecord = z.output<typeof adminReportRecord>
