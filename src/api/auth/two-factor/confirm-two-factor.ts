import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse } from '../../fields.ts'
import { appCode } from './two-factor-code.ts'

/** Shown once: only their hashes are stored. */
export const recoveryCodes = dataResponse(z.object({ recoveryCodes: z.array(z.string()) }))

export const confirmTwoFactor = defineEndpoint(
  'POST',
  '/auth/second-factor/confirm',
  'verified-no-2fa',
  {
    summary:
      'Confirm the second factor with a first code of the app. Returns the recovery codes, which are shown only once.',
    input: z.object({ code: appCode }),
    result: recoveryCodes,
  },
)
