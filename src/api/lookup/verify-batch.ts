import * as z from 'zod/mini'
import { maxBatchSize } from '../../domain/lookup/plans.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
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
      .array(z.string({ error: invalid('batch-line-form') }), {
        error: invalid('batch-missing'),
      })
      .check(
        z.minLength(1, invalid('batch-empty')),
        z.maxLength(maxBatchSize, invalid('batch-too-long', { max: maxBatchSize })),
      ),
  }),
  result: dataResponse(z.object({ rows: z.array(batchRow), allowance: batchQuota })),
})
