import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  email,
  familyName,
  mailResponse,
  messageResponse,
  newPassword,
  optionalFormField,
  personName,
  phoneNumber,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { stateName } from '../state-name.ts'

export const registerInput = z.object({
  firstName: personName('your-first-name-missing'),
  lastName: z._default(familyName, ''),
  email,
  phoneNumber,
  address: requiredLine('address-missing', 200),
  state: stateName,
  lga: requiredLine('lga-missing', 60),
  password: newPassword,
  /** The language of mails and notifications; the form sends that of its page. */
  language: z.optional(languageName),
  country: z._default(z.literal('Nigeria', invalid('country')), 'Nigeria'),
})

/** The response is the same whether or not the e-mail already has an account. */
export const register = defineEndpoint('POST', '/auth/register', 'anyone', {
  summary:
    'Open an account. A six-digit code is sent to the e-mail. By calling this endpoint the user accepts the terms.',
  input: registerInput,
  result: mailResponse,
  status: 201,
})

export const verificationCode = z
  .string({ error: invalid('email-code') })
  .check(z.trim(), z.regex(/^\d{6}$/, invalid('email-code')))

export const verifyToken = defineEndpoint('POST', '/auth/verify-token', 'anyone', {
  summary:
    'Verify an e-mail with its code. A code belongs to one registration: that of the bearer token, or of the cookie that register and log-in set. If only `email` is sent, without either, the response has a `resetToken`: finish by setting a password with it.',
  input: z.object({ token: verificationCode, email: optionalFormField(email) }),
  result: z.extend(messageResponse, { resetToken: z.optional(z.string()) }),
})

export const resendCode = defineEndpoint('POST', '/auth/resend-code', 'anyone', {
  summary:
    'Send a new verification code. The response does not reveal whether the account exists. If a code was sent moments ago, `message` says so.',
  input: z.object({ email: optionalFormField(email) }),
  result: mailResponse,
})
