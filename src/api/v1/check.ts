import * as z from 'zod/mini'
import { maxBatchSize } from '../../domain/lookup/plans.ts'
import { verdictMessage } from '../../locales/en/lookup.ts'
import { dataResponse } from '../fields.ts'
import { batchQuota, batchRow, verifyBatch } from '../lookup/batch.ts'
import { type LookupResult, verify } from '../lookup/verify.ts'
import { defineV1Endpoint } from './define-v1-endpoint.ts'

const reported = { reportedAt: 1_772_578_800_000, state: 'Lagos' }

/** The example response in the documentation. */
export const exampleAnswer: LookupResult = {
  verdict: 'stolen',
  kind: 'imei1',
  identifier: '490154 20 323751 8',
  underReview: false,
  ...reported,
  item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A15', colour: 'Black' },
  ...verdictMessage({ ...reported, verdict: 'stolen', underReview: false }),
}

export const check = defineV1Endpoint('GET', '/v1/check', 'check', {
  summary: 'Look up one identifier to learn whether it was reported.',
  input: z.pick(verify.input, { identifier: true, language: true }),
  result: verify.result,
  example: {
    input: { identifier: '490154203237518' },
    result: { data: exampleAnswer },
  },
})

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
