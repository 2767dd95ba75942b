import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { recoveryCodes } from './confirm-second-factor.ts'

export const renewRecoveryCodes = defineAct({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'New recovery codes, told this once; the earlier ones end. Asks for the password again.',
  access: 'enrolling',
  input: z.object({}),
  result: recoveryCodes,
})
