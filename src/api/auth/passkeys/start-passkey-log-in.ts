import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, requiredLine } from '../../fields.ts'
import { requestOptions } from './passkey-credential.ts'

export const startPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/auth/login/passkey/options',
  summary:
    'Begin to sign in with a passkey: what `navigator.credentials.get` needs. Good for five minutes, once, in the browser that asked. Needs no e-mail; with the `challenge` of TWO_FACTOR_CODE_REQUIRED it asks for a passkey of that person.',
  access: 'anyone',
  input: z.object({ challenge: z.optional(requiredLine('log-in-again')) }),
  result: dataResponse(requestOptions),
})
