import * as z from 'zod/mini'
import { reportOutcomes, reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { entryKinds, entryRoles } from '../../domain/transparency/entries.ts'
import { reportLine } from '../assets/admin-assets.ts'
import { instant, nullableText } from '../fields.ts'

/** An open report whose identifier is nearly, but not exactly, the given one. */
export const similarReport = z.extend(reportLine, {
  number: z.string(),
  /** How the identifiers differ: `One character of the number differs`. */
  differs: z.string(),
})

export type SimilarReport = z.output<typeof similarReport>

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

export const reportLogEntry = z.object({
  /** Its index in the public log, from 0; null for a second or two until it is appended. */
  index: z.nullable(z.number()),
  entry: z.object({
    kind: z.enum(entryKinds),
    role: z.enum(entryRoles),
    /** Seconds since 1970. */
    time: z.number(),
    commitment: z.string(),
  }),
  /** Opens the commitment. Only the reporter gets it. */
  opening: z.object({ nonce: z.string(), identifiers: z.array(z.string()) }),
})

export type ReportLogEntry = z.output<typeof reportLogEntry>
