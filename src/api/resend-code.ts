import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { email, orEmpty, spokenOfMail } from './fields.ts'

export const resendCode = defineAct({
  method: 'POST',
  path: '/auth/resend-code',
  summary:
    'Send a new verification code; says the same whether or not there is such an account. When one was sent a moment ago, `message` says so.',
  access: 'anyone',
  input: z.object({ email: orEmpty(email) }),
  result: spokenOfMail,
})
