import * as z from 'zod/mini'
import { verificationCode } from '../auth/verify-token.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, email } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { userRecord } from '../users/user-record.ts'

export const confirmFoundItem = defineEndpoint({
  method: 'POST',
  path: '/finds/confirm',
  summary:
    'Prove the e-mail of a find with its code: the find is reported. Who has no account yet is given one without a password, and signed in.',
  access: 'anyone',
  input: z.object({
    email,
    token: verificationCode,
    /** As `POST /finds` answered it: nothing else that was sent with this e-mail is then reported. */
    draft: z.optional(
      z
        .string({ error: invalid('draft-form') })
        .check(z.regex(/^[\w-]{1,64}$/, invalid('draft-form'))),
    ),
  }),
  result: dataResponse(
    z.object({
      reportId: z.string(),
      /** Null for who has an account: they log in to see it. */
      login: z.nullable(z.object({ access_token: z.string(), user: userRecord })),
    }),
  ),
  status: 201,
})
