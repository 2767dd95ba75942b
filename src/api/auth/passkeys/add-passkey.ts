import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput, requiredLine } from '../../fields.ts'
import { creationOptions, newCredential } from './passkey-credential.ts'
import { passkeyRecord } from './passkey-record.ts'

export const startPasskey = defineEndpoint('POST', '/auth/passkeys/options', 'verified-no-2fa', {
  summary:
    'Start adding a passkey: returns the options for `navigator.credentials.create`. They are valid once, for five minutes, in the same browser. Needs a recent password check.',
  input: noInput,
  result: dataResponse(creationOptions),
})

export const passkeyName = requiredLine('passkey-name-missing', 60)

export const addPasskey = defineEndpoint('POST', '/auth/passkeys', 'verified-no-2fa', {
  summary:
    'Add the passkey that the browser has created. The first second factor of an account also returns recovery codes, which are shown only once.',
  input: z.object({ name: passkeyName, credential: newCredential }),
  result: dataResponse(
    z.object({
      passkey: passkeyRecord,
      /** Null if the account already has recovery codes. */
      recoveryCodes: z.nullable(z.array(z.string())),
    }),
  ),
  status: 201,
})
