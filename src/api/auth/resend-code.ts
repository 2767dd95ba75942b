import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailResponse, optionalFormField } from '../fields.ts'

export const resendCode = defineEndpoint({
  method: 'POST',
  path: '/auth/resend-code',
  summary:
    'Send a new verification code; says the same whether or not there is such an account. When one was sent a moment ago, `message` says so.',
  access: 'anyone',
  input: z.object({ email: optionalFormField(email) }),
  result: mailResponse,
})
