import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailResponse } from '../fields.ts'

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary:
    'Mail a link that sets a new password; says the same whether or not there is such an account. When one was sent a moment ago, `message` says so.',
  access: 'anyone',
  input: z.object({ email }),
  result: mailResponse,
})
