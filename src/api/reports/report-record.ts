import * as z from 'zod/mini'
import { reportOutcomes, reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { instant, nullableText } from '../fields.ts'

/** A report as the person who made it sees it. */
export const reportRecord = z.object({
  id: z.string(),
  uuid: z.string(),
  assetId: z.string(),
  status: z.enum(reportStatuses),
  /** Where it stands: under review, open, closed or archived. */
  stage: z.enum(reportStages),
  name: z.string(),
  description: z.string(),
  lastSeenDate: nullableText,
  lastSeenTime: nullableText,
  location: nullableText,
  state: nullableText,
  imageUrl: nullableText,
  /** The asset’s own picture: it stands for a report that has none. */
  assetImageUrl: nullableText,
  /** What the team last wrote about it, as when it turned the report down. */
  reason: nullableText,
  /** How it ended; null while it is open. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** What the police call it, and where: told to the team, and to nobody who checks the number. */
  policeReference: nullableText,
  policeStation: nullableText,
  /** Which of the next steps are ticked. */
  doneSteps: z.array(z.string()),
  createdAt: instant,
  closedAt: z.nullable(instant),
})

export type ReportRecord = z.output<typeof reportRecord>
