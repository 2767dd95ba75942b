import * as z from 'zod/mini'
import { maxBatchSize } from '../../../domain/lookup/plans.ts'
import { dataResponse } from '../../fields.ts'
import { batchQuota } from '../../lookup/batch-quota.ts'
import { batchRow, verifyBatch } from '../../lookup/verify-batch.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'
import { exampleAnswer } from './check.ts'

export const checkBatch = defineV1Endpoint('POST', '/v1/batch', 'batch', {
  summary: `Look up to ${maxBatchSize} identifiers at once, within the daily quota of the account’s plan. The results are in the order of your identifiers.`,
  input: verifyBatch.input,
  result: dataResponse(z.object({ rows: z.array(batchRow), allowance: batchQuota })),
  example: {
    input: { identifiers: ['490154203237518', '490154203237518'] },
    result: {
      data: {
        rows: [
          { answer: exampleAnswer, repeats: null },
          { answer: exampleAnswer, repeats: 0 },
        ],
        allowance: { plan: 'Merchant', perBatch: 50, perDay: 1000, leftToday: 999 },
      },
    },
  },
})
