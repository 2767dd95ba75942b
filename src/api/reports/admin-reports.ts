import * as z from 'zod/mini'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { ownerAnswers } from '../../domain/reports/confirmations.ts'
import { reportOutcomes, reportStages, reportStatuses } from '../../domain/reports/reports.ts'
import { reportSorts } from '../admin-lists.ts'
import { reportLine } from '../assets/admin-assets.ts'
import { assignee } from '../disputes/disputes.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  nullableText,
  optionalFormField,
  optionalText,
  requiredText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, listFields } from '../list-fields.ts'
import { similarReport } from './report-record.ts'

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

export const adminListReports = defineEndpoint('GET', '/admin/items', 'staff', {
  summary:
    'Reported items, newest first unless `sort` says otherwise. Pending ones wait for a decision. `search` is the beginning of an identifier, or of a word of the asset’s name or maker, with or without accents, `owner` the id of a user.',
  input: z.object({
    ...listFields(reportSorts),
    status: optionalFormField(z.enum(reportStages, { error: invalid('report-stage') })),
    owner: optionalFormField(id),
  }),
  result: cappedListResponse({ items: z.array(adminReportRecord) }),
})

export const adminGetReport = defineEndpoint('GET', '/admin/items/{id}', 'staff', {
  summary:
    'One report with its evidence, the decisions about it, and other records of its identifiers.',
  input: z.object({ id }),
  result: dataResponse(
    z.object({
      item: z.extend(adminReportRecord, {
        assetId: z.string(),
        owner: z.object({ id: z.string(), name: z.string() }),
        reason: nullableText,
        /**
         * True if lookups do not show the report until staff confirm it, because another user had
         * already registered the identifier.
         */
        held: z.boolean(),
        photoUrls: z.array(z.string()),
      }),
      /** Other reports on assets with one of its identifiers, newest first. */
      sameIdentifier: z.array(reportLine),
      /** Open reports whose identifiers are nearly one of its own, nearest first. */
      similarIdentifier: z.array(similarReport),
      disputes: z.array(z.object({ id: z.string(), status: z.enum(disputeStatuses) })),
      /**
       * Users who had registered one of its identifiers before, with their answers; the first one
       * asked is first. Those who have a dispute with the reporter are asked only about a find.
       */
      earlierOwners: z.array(
        z.object({
          assetId: z.string(),
          owner: z.object({ id: z.string(), name: z.string() }),
          /** False for whom nobody asks: who registered first is not told of a loss or theft. */
          asked: z.boolean(),
          answer: z.nullable(z.enum(ownerAnswers)),
          answeredAt: z.nullable(instant),
        }),
      ),
      /** What is known of the reporter, to judge the report by. */
      reporter: z.object({
        joinedAt: instant,
        suspended: z.boolean(),
        /** Of at most 100 reports, newest first, how many staff confirmed and rejected. */
        reports: z.number(),
        confirmed: z.number(),
        rejected: z.number(),
        recovered: z.number(),
      }),
      decisions: z.array(
        z.object({
          at: instant,
          by: nullableText,
          from: nullableText,
          to: nullableText,
          /** True if staff asked the reporter for more and decided nothing. */
          asked: z.boolean(),
        }),
      ),
    }),
  ),
})

export const moderateReport = defineEndpoint('PATCH', '/admin/items/{id}', 'staff', {
  summary:
    'Decide on a report: `active` confirms a pending one, `inactive` rejects or closes it, `archived` archives it.',
  input: z.object({
    id,
    status: z.enum(['active', 'inactive', 'archived'], {
      error: invalid('moderation'),
    }),
    /** `reportStatus` of the report that was looked at: a loss may become a theft meanwhile. */
    reportStatus: z.optional(z.enum(reportStatuses, { error: invalid('report-status') })),
    reason: optionalText(500),
  }),
  result: dataResponse(adminReportRecord),
})

export const askReporter = defineEndpoint('POST', '/admin/items/{id}/ask', 'staff', {
  summary:
    'Ask the reporter of a pending report for more. They are notified, and answer by changing the report or its asset.',
  input: z.object({ id, what: requiredText('evidence-missing', 500) }),
  result: dataResponse(adminReportRecord),
})
