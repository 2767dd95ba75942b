import * as z from 'zod/mini'
import { maxBatchSize } from '../../domain/lookup/plans.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { batchQuota } from './batch-quota.ts'
import { lookupResult } from './verify.ts'

const batchRow = z.object({
  answer: lookupResult,
  /** The place, from 0, of the earlier row that asks for the same: it was looked up once. */
  repeats: z.nullable(z.number()),
})

export type BatchRow = z.output<typeof batchRow>

export const verifyBatch = defineEndpoint({
  method: 'POST',
  path: '/verify/batch',
  summary: `Were these identifiers reported? Up to ${maxBatchSize} at once, by plan; the rows are in the order they were sent.`,
  access: 'verified',
  // Any text is a question; one that cannot be an identifier is answered `invalid`, and the others are not.
  input: z.object({
    identifiers: z
      .array(z.string({ error: 'Send each identifier as text' }), {
        error: 'Paste the identifiers to check',
      })
      .check(
        z.minLength(1, 'Paste at least one identifier'),
        z.maxLength(maxBatchSize, `Send at most ${maxBatchSize} identifiers at once`),
      ),
  }),
  result: dataResponse(z.object({ rows: z.array(batchRow), allowance: batchQuota })),
})
