import * as z from 'zod/mini'
import { reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { instant } from '../fields.ts'

/** A report as admins see it: the item, who reported it, and what speaks for it. */
export const adminReportRecord = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** pending, active, inactive (closed) or archived. */
  status: z.enum(reportStages),
  reportStatus: z.enum(reportStatuses),
  owner: z.object({ name: z.string() }),
  identifiers: z.array(z.object({ label: z.string(), value: z.string() })),
  disputed: z.boolean(),
  location: z.nullable(z.string()),
  policeReference: z.nullable(z.string()),
  policeStation: z.nullable(z.string()),
  lastSeenDate: z.nullable(z.string()),
  /** Of the report; the asset has one of its own. */
  imageUrl: z.nullable(z.string()),
  assetImageUrl: z.nullable(z.string()),
  /** Only its owner and staff may fetch it. */
  receiptUrl: z.nullable(z.string()),
  createdAt: instant,
})

export type AdminReportRecord = z.output<typeof adminReportRecord>
