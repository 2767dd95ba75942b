import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, instant, noInput } from '../../fields.ts'

export const getTwoFactor = defineEndpoint('GET', '/auth/second-factor', 'verified-no-2fa', {
  summary: 'Your own second factors.',
  input: noInput,
  result: dataResponse(
    z.object({
      /** When the authenticator app was set up; null if there is none. */
      since: z.nullable(instant),
      passkeys: z.number(),
      recoveryCodesLeft: z.number(),
      required: z.boolean(),
    }),
  ),
})
