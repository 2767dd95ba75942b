import * as z from 'zod/mini'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { adminAssetRecord, reportLine } from '../assets/admin-asset-record.ts'
import { instant, nullableText } from '../fields.ts'

/** A contested number, as the team lists it. */
export const disputeEntry = z.object({
  id: z.string(),
  identifier: z.object({ label: z.string(), value: z.string() }),
  status: z.enum(disputeStatuses),
  sides: z.number(),
  openedAt: instant,
  decidedAt: z.nullable(instant),
})

export type DisputeEntry = z.output<typeof disputeEntry>

/** One who claims a number, and what speaks for them. */
export const disputeSide = z.object({
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  status: z.enum(['claims', 'upheld', 'refused']),
  /** They reported that they found it: whoever does claims nothing. */
  isFinder: z.boolean(),
  askedAt: z.nullable(instant),
  askedFor: nullableText,
  /** Null when nothing of theirs carries the number any more. */
  asset: z.nullable(
    z.extend(adminAssetRecord, {
      photoUrls: z.array(z.string()),
      receiptUrl: nullableText,
    }),
  ),
  reports: z.array(reportLine),
})

export type DisputeSide = z.output<typeof disputeSide>

export const disputeRecord = z.object({
  ...disputeEntry.shape,
  reason: nullableText,
  decidedBy: nullableText,
  /** Who registered it first stands first. */
  claims: z.array(disputeSide),
})

export type DisputeRecord = z.output<typeof disputeRecord>
