import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'

export const startTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary:
    'Begin to set up a second factor: a secret for an authenticator app, good once a code confirms it.',
  access: 'staff-without-2fa',
  input: noInput,
  /** `address` is what the QR code says. */
  result: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
  status: 201,
})
