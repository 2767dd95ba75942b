import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, instant, noInput } from '../../fields.ts'

export const getTwoFactor = defineEndpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'One’s own second factors.',
  access: 'staff-without-2fa',
  input: noInput,
  result: dataResponse(
    z.object({
      /** Since when an app is asked for; null while there is none. */
      since: z.nullable(instant),
      passkeys: z.number(),
      recoveryCodesLeft: z.number(),
      required: z.boolean(),
    }),
  ),
})
