import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'

export const startTwoFactor = defineEndpoint('POST', '/auth/second-factor', 'verified-no-2fa', {
  summary:
    'Start setting up a second factor: returns a secret for an authenticator app. It takes effect when a code confirms it.',
  input: noInput,
  /** `uri` is the content of the QR code. */
  result: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
  status: 201,
})
