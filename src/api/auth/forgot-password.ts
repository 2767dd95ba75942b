import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, mailResponse } from '../fields.ts'

export const forgotPassword = defineEndpoint('POST', '/auth/forgot-password', 'anyone', {
  summary:
    'Mail a link that sets a new password. The response does not reveal whether the account exists. If a link was sent moments ago, `message` says so.',
  input: z.object({ email }),
  result: mailResponse,
})
