import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { currentPassword, spoken } from './fields.ts'
import { secondFactorCode } from './second-factor-code.ts'

export const disableSecondFactor = defineAct({
  method: 'POST',
  path: '/auth/second-factor/disable',
  summary: 'Give up one’s second factor, with the password and a code.',
  access: 'enrolling',
  input: z.object({ password: currentPassword, code: secondFactorCode }),
  result: spoken,
})
