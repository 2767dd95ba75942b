import * as z from 'zod/mini'
import { verify } from '../../lookup/verify.ts'
import { defineV1Endpoint } from '../define-v1-endpoint.ts'

export const check = defineV1Endpoint({
  method: 'GET',
  path: '/v1/check',
  summary: 'Look up whether an identifier was reported.',
  scope: 'check',
  input: z.pick(verify.input, { identifier: true, language: true }),
  result: verify.result,
  example: {
    input: { identifier: '490154203237518' },
    result: {
      data: {
        verdict: 'stolen',
        kind: 'imei',
        identifier: '490154 20 323751 8',
        underReview: false,
        reportedAt: 1772614800000,
        state: 'Lagos',
        item: { type: 'Gadget', brand: 'Samsung', model: 'Galaxy A15', colour: 'Black' },
        message: 'Reported stolen',
        advice: ['Do not buy it.'],
      },
    },
  },
})
