import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, instant } from './fields.ts'

export const getSecondFactor = defineAct({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'One’s own second factors.',
  access: 'enrolling',
  input: z.object({}),
  result: dataOf(
    z.object({
      /** Since when an app is asked for; null while there is none. */
      since: z.nullable(instant),
      passkeys: z.number(),
      recoveryCodesLeft: z.number(),
      required: z.boolean(),
    }),
  ),
})
