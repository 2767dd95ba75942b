import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'

export const startSecondFactor = defineAct({
  method: 'POST',
  path: '/auth/second-factor',
  summary:
    'Begin to set up a second factor: a secret for an authenticator app, good once a code confirms it.',
  access: 'enrolling',
  input: z.object({}),
  /** `address` is what the QR code says. */
  result: dataOf(z.object({ secret: z.string(), address: z.string() })),
  status: 201,
})
