import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailResponse, optionalFormField } from '../fields.ts'

export const resendCode = defineEndpoint('POST', '/auth/resend-code', 'anyone', {
  summary:
    'Send a new verification code. The response does not reveal whether the account exists. If a code was sent moments ago, `message` says so.',
  input: z.object({ email: optionalFormField(email) }),
  result: mailResponse,
})
