import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { email, orEmpty, spoken } from './fields.ts'

export const verificationCode = z
  .string({ error: 'Enter the 6-digit code' })
  .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6-digit code'))

export const verifyToken = defineAct({
  method: 'POST',
  path: '/auth/verify-token',
  summary:
    'Prove an e-mail with its code. The account is the one of `email`, else of the bearer token, else of the cookie that register and login set.',
  access: 'anyone',
  input: z.object({ token: verificationCode, email: orEmpty(email) }),
  result: spoken,
})
