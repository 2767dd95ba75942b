import * as z from 'zod/mini'
import { verdictMessage } from '../../../locales/en/lookup.ts'
import type { LookupResult } from '../../lookup/lookup-result.ts'
import { verify } from '../../lookup/verify.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'

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
