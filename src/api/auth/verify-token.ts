import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, messageResponse, optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const verificationCode = z
  .string({ error: invalid('email-code') })
  .check(z.trim(), z.regex(/^\d{6}$/, invalid('email-code')))

export const verifyToken = defineEndpoint('POST', '/auth/verify-token', 'anyone', {
  summary:
    'Verify an e-mail with its code. A code belongs to one registration: that of the bearer token, or of the cookie that register and log-in set. If only `email` is sent, without either, the response has a `resetToken`: finish by setting a password with it.',
  input: z.object({ token: verificationCode, email: optionalFormField(email) }),
  result: z.extend(messageResponse, { resetToken: z.optional(z.string()) }),
})
