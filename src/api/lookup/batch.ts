import * as z from 'zod/mini'
import { maxBatchSize } from '../../domain/lookup/plans.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { proofRecord } from '../proofs/proofs.ts'
import { lookupResult } from './verify.ts'

/** A user’s daily quota for batch lookups by their current plan, and the rest of today. */
export const batchQuota = z.object({
  plan: z.enum(['Free', 'Premium', 'Merchant']),
  /** Identifiers per batch. */
  perBatch: z.number(),
  /** Identifiers per day in Nigeria. */
  perDay: z.number(),
  leftToday: z.number(),
})

export type BatchQuotaRecord = z.output<typeof batchQuota>

export const getBatchQuota = defineEndpoint('GET', '/verify/batch', 'signed-in', {
  summary: 'How many identifiers the caller may look up in one batch, and how many more today.',
  input: noInput,
  result: dataResponse(batchQuota),
})

export const batchRow = z.object({
  answer: lookupResult,
  /**
   * The index (from 0) of an earlier row with the same identifier, which was looked up once for
   * both.
   */
  repeats: z.nullable(z.number()),
})

export type BatchRow = z.output<typeof batchRow>

export const verifyBatch = defineEndpoint('POST', '/verify/batch', 'verified', {
  summary: `Look up whether identifiers were reported: up to ${maxBatchSize} at once, depending on the plan. The rows are in the order they were sent.`,
  // Any text is accepted: a row that cannot be an identifier gets `invalid`, and the others are
  // looked up.
  input: z.object({
    identifiers: z
      .array(z.string({ error: invalid('batch-line-form') }), {
        error: invalid('batch-missing'),
      })
      .check(
        z.minLength(1, invalid('batch-empty')),
        z.maxLength(maxBatchSize, invalid('batch-too-long', { max: maxBatchSize })),
      ),
  }),
  result: dataResponse(
    z.object({
      rows: z.array(batchRow),
      allowance: batchQuota,
      /** One proof over all rows that could be looked up; null if none could. */
      sheet: z.nullable(proofRecord),
    }),
  ),
})
