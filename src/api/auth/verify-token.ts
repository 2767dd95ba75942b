import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, messageResponse, optionalFormField, sixDigits } from '../fields.ts'

export const verificationCode = sixDigits('email-code')

export const verifyToken = defineEndpoint('POST', '/auth/verify-token', 'anyone', {
  summary:
    'Verify an e-mail with its code. A code belongs to one registration: that of the bearer token, or of the cookie that register and log-in set. If only `email` is sent, without either, the response has a `resetToken`: finish by setting a password with it.',
  input: z.object({ token: verificationCode, email: optionalFormField(email) }),
  result: z.extend(messageResponse, { resetToken: z.optional(z.string()) }),
})
