import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { instant } from '../fields.ts'

/** An asset in the admins’ list. */
export const adminAssetRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(assetTypes),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  identifiers: z.array(z.object({ label: z.string(), value: z.string() })),
  owner: z.object({ id: z.string(), name: z.string() }),
  disputed: z.boolean(),
  hidden: z.boolean(),
  createdAt: instant,
})

export type AdminAssetRecord = z.output<typeof adminAssetRecord>

/** A one-line summary of a report, shown beside another record. */
export const reportLine = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(reportStages),
  reportStatus: z.enum(reportStatuses),
  owner: z.object({ id: z.string(), name: z.string() }),
  createdAt: instant,
})

export type ReportLine = z.output<typeof reportLine>
