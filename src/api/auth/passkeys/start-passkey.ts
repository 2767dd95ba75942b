import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'
import { creationOptions } from './passkey-credential.ts'

export const startPasskey = defineEndpoint('POST', '/auth/passkeys/options', 'verified-no-2fa', {
  summary:
    'Start adding a passkey: returns the options for `navigator.credentials.create`. They are valid once, for five minutes, in the same browser. Needs a recent password check.',
  input: noInput,
  result: dataResponse(creationOptions),
})
