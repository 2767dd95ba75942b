import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { logIn } from '../log-in.ts'
import { signedChallenge } from './passkey-credential.ts'

export const logInPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/login/passkey',
  summary:
    'Sign in with what the passkey signed. It is two factors, a device and what unlocks it: no code is asked for.',
  access: 'anyone',
  input: z.object({ credential: signedChallenge }),
  result: logIn.result,
})
