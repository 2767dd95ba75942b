import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { requiredLine } from '../../fields.ts'
import { logIn } from '../log-in.ts'
import { twoFactorCode } from './two-factor-code.ts'

export const logInTwoFactor = defineEndpoint('POST', '/auth/login/second-factor', 'anyone', {
  summary:
    'Finish a log-in that was answered with TWO_FACTOR_CODE_REQUIRED: send its `challenge` and a code of the app or a recovery code.',
  input: z.object({ challenge: requiredLine('log-in-again'), code: twoFactorCode }),
  result: logIn.result,
})
