import * as z from 'zod/mini'
import { verificationCode } from '../auth/verify-token.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, email } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { userRecord } from '../users/user-record.ts'

export const confirmFoundItem = defineEndpoint('POST', '/finds/confirm', 'anyone', {
  summary:
    'Report a found, lost or stolen item by confirming the e-mail with its code. A sender without an account gets one without a password, and is logged in.',
  input: z.object({
    email,
    token: verificationCode,
    /**
     * The `draft` that `POST /finds` or `POST /losses` returned. Only that draft is reported, even if others were
     * sent with this e-mail.
     */
    draft: z.optional(
      z
        .string({ error: invalid('draft-form') })
        .check(z.regex(/^[\w-]{1,64}$/, invalid('draft-form'))),
    ),
  }),
  result: dataResponse(
    z.object({
      reportId: z.string(),
      /** Null if the sender has an account: they log in to see the report. */
      login: z.nullable(z.object({ access_token: z.string(), user: userRecord })),
    }),
  ),
  status: 201,
})
