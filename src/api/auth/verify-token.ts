import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, messageResponse, optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const verificationCode = z
  .string({ error: invalid('email-code') })
  .check(z.trim(), z.regex(/^\d{6}$/, invalid('email-code')))

export const verifyToken = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-token',
  summary:
    'Prove an e-mail with its code. A code opens the registration that it was sent for: that of the bearer token, else of the cookie that register and login set. With `email` alone, without either, the answer has a `resetToken`: set a password with it to finish.',
  access: 'anyone',
  input: z.object({ token: verificationCode, email: optionalFormField(email) }),
  result: z.extend(messageResponse, { resetToken: z.optional(z.string()) }),
})
