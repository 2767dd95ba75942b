import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, email } from '../fields.ts'
import { userRecord } from '../users/user-record.ts'

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in. An unverified person also gets a new code by e-mail.',
  access: 'anyone',
  input: z.object({ email, password: currentPassword }),
  result: z.object({
    access_token: z.string(),
    user: userRecord,
    /** Only for somebody unverified whom no new code was mailed: when the last one was. */
    message: z.optional(z.string()),
  }),
})
