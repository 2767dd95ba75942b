import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, instant, messageResponse, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { appCode, twoFactorCode } from './two-factor-code.ts'

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

export const startTwoFactor = defineEndpoint('POST', '/auth/second-factor', 'verified-no-2fa', {
  summary:
    'Start setting up a second factor: returns a secret for an authenticator app. It takes effect when a code confirms it.',
  input: noInput,
  /** `uri` is the content of the QR code. */
  result: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
  status: 201,
})

/** Shown once: only their hashes are stored. */
export const recoveryCodes = dataResponse(z.object({ recoveryCodes: z.array(z.string()) }))

export const confirmTwoFactorInput = z.object({ code: appCode })

export const confirmTwoFactor = defineEndpoint(
  'POST',
  '/auth/second-factor/confirm',
  'verified-no-2fa',
  {
    summary:
      'Confirm the second factor with a first code of the app. Returns the recovery codes, which are shown only once.',
    input: confirmTwoFactorInput,
    result: recoveryCodes,
  },
)

export const disableTwoFactorInput = z.object({ password: currentPassword, code: twoFactorCode })

export const disableTwoFactor = defineEndpoint(
  'POST',
  '/auth/second-factor/disable',
  'verified-no-2fa',
  {
    summary: 'Remove your own second factor, with the password and a code.',
    input: disableTwoFactorInput,
    result: messageResponse,
  },
)

export const renewRecoveryCodes = defineEndpoint(
  'POST',
  '/auth/second-factor/recovery-codes',
  'verified-no-2fa',
  {
    summary:
      'Create new recovery codes, which are shown only once. The earlier ones stop working. Needs a recent password check.',
    input: noInput,
    result: recoveryCodes,
  },
)

export const updateSecurity = defineEndpoint('PATCH', '/admin/security', 'super-admin', {
  summary:
    'Require a second factor of every admin and super-admin, or stop requiring it. Staff without one can then only set it up. Needs a recent password check.',
  input: z.object({ secondFactorRequired: z.boolean({ error: invalid('say-true-or-false') }) }),
  result: messageResponse,
})
