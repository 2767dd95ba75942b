import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { reportLine } from '../assets/admin-asset-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, nullableText } from '../fields.ts'
import { adminReportRecord } from './admin-report-record.ts'
import { similarReport } from './similar-report.ts'

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
      disputeIds: z.array(z.string()),
      /**
       * Users who had registered one of its identifiers before, with their answers; the first one
       * asked is first.
       */
      earlierOwners: z.array(
        z.object({
          assetId: z.string(),
          owner: z.object({ id: z.string(), name: z.string() }),
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
