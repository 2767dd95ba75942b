import * as z from 'zod/mini'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { adminAssetRecord, reportLine } from '../assets/admin-asset-record.ts'
import { instant, nullableText } from '../fields.ts'
import { assignee } from './case-work-record.ts'

/** A disputed identifier, as staff list it. */
export const disputeEntry = z.object({
  id: z.string(),
  identifier: z.object({ label: z.string(), value: z.string() }),
  status: z.enum(disputeStatuses),
  sides: z.number(),
  openedAt: instant,
  /** Until then both sides can show evidence; null unless it is open. */
  deadline: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** The member of staff who works on it. */
  assignee: z.nullable(assignee),
})

export type DisputeEntry = z.output<typeof disputeEntry>

/** A user who claims an identifier, with their evidence. */
export const disputeSide = z.object({
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  status: z.enum(['claims', 'upheld', 'refused']),
  /** True if they reported it found. A finder does not claim ownership. */
  isFinder: z.boolean(),
  askedAt: z.nullable(instant),
  askedFor: nullableText,
  /** How they say that they got it. */
  statement: nullableText,
  statedAt: z.nullable(instant),
  /** When they said that it is not theirs, or let the deadline pass. */
  givenUpAt: z.nullable(instant),
  /** Since when the claim waits, because they contest as many numbers as they may. */
  waitingSince: z.nullable(instant),
  account: z.object({
    createdAt: instant,
    phoneVerified: z.boolean(),
    isBusiness: z.boolean(),
    /** Assets that they registered in the first week of the account, and in the last 30 days. */
    firstWeek: z.number(),
    lastMonth: z.number(),
    /** Other disputes in which they are a claimant, and those that ended against them. */
    disputes: z.number(),
    refused: z.number(),
  }),
  /** When they registered the identifier; null if they no longer have it. */
  registeredAt: z.nullable(instant),
  /** Null if none of their assets carries the identifier any more. */
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
  /** The user who registered it first is first. */
  claims: z.array(disputeSide),
})

export type DisputeRecord = z.output<typeof disputeRecord>
