import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { requiredLine } from './fields.ts'
import { logIn } from './log-in.ts'
import { secondFactorCode } from './second-factor-code.ts'

export const logInSecondFactor = defineAct({
  method: 'POST',
  path: '/auth/login/second-factor',
  summary:
    'Finish a log-in that was answered with SECOND_FACTOR_NEEDED: its `challenge`, and a code of the app or a recovery code.',
  access: 'anyone',
  input: z.object({ challenge: requiredLine('Log in again'), code: secondFactorCode }),
  result: logIn.result,
})
