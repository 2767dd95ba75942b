import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { reportLine } from '../assets/admin-asset-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, nullableText } from '../fields.ts'
import { adminReportRecord } from './admin-report-record.ts'
import { similarReport } from './similar-report.ts'

export const adminGetReport = defineEndpoint({
  method: 'GET',
  path: '/admin/items/{id}',
  summary:
    'One report with its evidence, what was decided about it, and what else is known of its numbers.',
  access: 'staff',
  input: z.object({ id }),
  result: dataResponse(
    z.object({
      item: z.extend(adminReportRecord, {
        assetId: z.string(),
        owner: z.object({ id: z.string(), name: z.string() }),
        reason: nullableText,
        /** Nothing of it is public until our team confirms it: somebody had registered the number before. */
        held: z.boolean(),
        photoUrls: z.array(z.string()),
      }),
      /** Other reports on things that carry one of its numbers, the newest first. */
      sameIdentifier: z.array(reportLine),
      /** Open reports whose numbers are nearly one of its own, the nearest first. */
      similarIdentifier: z.array(similarReport),
      disputeIds: z.array(z.string()),
      /** Who had registered a number of it before, and what they say; the first asked first. */
      earlierOwners: z.array(
        z.object({
          assetId: z.string(),
          owner: z.object({ id: z.string(), name: z.string() }),
          answer: z.nullable(z.enum(ownerAnswers)),
          answeredAt: z.nullable(instant),
        }),
      ),
      decisions: z.array(
        z.object({
          at: instant,
          by: nullableText,
          from: nullableText,
          to: nullableText,
        }),
      ),
    }),
  ),
})
