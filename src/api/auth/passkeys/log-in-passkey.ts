import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { dataResponse, requiredLine } from '../../fields.ts'
import { logIn } from '../log-in.ts'
import { requestOptions, signedChallenge } from './passkey-credential.ts'

export const startPasskeyLogIn = defineEndpoint('POST', '/auth/login/passkey/options', 'anyone', {
  summary:
    'Start a log-in with a passkey: returns the options for `navigator.credentials.get`. They are valid once, for five minutes, in the same browser. No e-mail is needed. With the `challenge` of TWO_FACTOR_CODE_REQUIRED only passkeys of that user are accepted.',
  input: z.object({ challenge: z.optional(requiredLine('log-in-again')) }),
  result: dataResponse(requestOptions),
})

export const logInPasskey = defineEndpoint('POST', '/auth/login/passkey', 'anyone', {
  summary:
    'Log in with a challenge that the passkey has signed. A passkey counts as two factors (the device and its unlocking), so no code is needed.',
  input: z.object({ credential: signedChallenge }),
  result: logIn.result,
})
