import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, instant, noInput } from '../../fields.ts'

export const getTwoFactor = defineEndpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Your own second factors.',
  access: 'staff-without-2fa',
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
