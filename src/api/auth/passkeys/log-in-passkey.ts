import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { logIn } from '../log-in.ts'
import { signedChallenge } from './passkey-credential.ts'

export const logInPasskey = defineEndpoint('POST', '/auth/login/passkey', 'anyone', {
  summary:
    'Log in with a challenge that the passkey has signed. A passkey counts as two factors (the device and its unlocking), so no code is needed.',
  input: z.object({ credential: signedChallenge }),
  result: logIn.result,
})
