import * as z from 'zod/mini'
import type { LookupResult } from '../../lookup/lookup-result.ts'
import { verify } from '../../lookup/verify.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'

/** What the documentation shows as an answer. */
export const exampleAnswer: LookupResult = {
  verdict: 'stolen',
  kind: 'imei1',
  identifier: '490154 20 323751 8',
  underReview: false,
  reportedAt: 1_772_614_800_000,
  state: 'Lagos',
  item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A15', colour: 'Black' },
  message: 'Reported stolen on 4 March 2026 in Lagos. Do not buy it.',
  advice: [
    'Do not pay, and do not take the item: buying stolen goods is an offence.',
    'Tell the nearest police station where and when it was offered to you.',
  ],
}

export const check = defineV1Endpoint({
  method: 'GET',
  path: '/v1/check',
  summary: 'Look up whether an identifier was reported.',
  scope: 'check',
  input: z.pick(verify.input, { identifier: true, language: true }),
  result: verify.result,
  example: {
    input: { identifier: '490154203237518' },
    result: { data: exampleAnswer },
  },
})
