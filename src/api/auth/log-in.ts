import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, email } from '../fields.ts'
import { userRecord } from '../users/user-record.ts'

export const logIn = defineEndpoint('POST', '/auth/login', 'anyone', {
  summary: 'Log in. A user whose e-mail is not verified also gets a new code by e-mail.',
  input: z.object({ email, password: currentPassword }),
  result: z.object({
    access_token: z.string(),
    user: userRecord,
    /**
     * Says when the last code was mailed. Only for an unverified user to whom no new code was sent.
     */
    message: z.optional(z.string()),
  }),
})
