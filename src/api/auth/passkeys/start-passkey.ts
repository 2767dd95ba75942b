import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, noInput } from '../../fields.ts'
import { creationOptions } from './passkey-credential.ts'

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  summary:
    'Begin to add a passkey: what `navigator.credentials.create` needs. Good for five minutes, once, in the browser that asked. Asks for the password again.',
  access: 'staff-without-2fa',
  input: noInput,
  result: dataResponse(creationOptions),
})
