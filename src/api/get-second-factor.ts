import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, instant } from './fields.ts'

export const getSecondFactor = defineAct({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'One’s own second factor, and whether the whole team needs one.',
  access: 'enrolling-staff',
  input: z.object({}),
  result: dataOf(
    z.object({
      /** Null while there is none. */
      since: z.nullable(instant),
      recoveryCodesLeft: z.number(),
      required: z.boolean(),
    }),
  ),
})
