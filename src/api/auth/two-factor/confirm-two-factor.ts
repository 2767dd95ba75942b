import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse } from '../../fields.ts'
import { appCode } from './two-factor-code.ts'

/** Shown once: only their hashes are stored. */
export const recoveryCodes = dataResponse(z.object({ recoveryCodes: z.array(z.string()) }))

export const confirmTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary:
    'Confirm the second factor with a first code of the app. Returns the recovery codes, which are shown only once.',
  access: 'staff-without-2fa',
  input: z.object({ code: appCode }),
  result: recoveryCodes,
})
