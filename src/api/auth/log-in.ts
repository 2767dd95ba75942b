import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  dataResponse,
  email,
  id,
  instant,
  messageResponse,
  noInput,
  requiredLine,
} from '../fields.ts'
import { userRecord } from '../users/user-record.ts'
import { requestOptions, signedChallenge } from './passkey-credential.ts'
import { twoFactorCode } from './two-factor-code.ts'

export const logInInput = z.object({ email, password: currentPassword })

export const logIn = defineEndpoint('POST', '/auth/login', 'anyone', {
  summary: 'Log in. A user whose e-mail is not verified also gets a new code by e-mail.',
  input: logInInput,
  result: z.object({
    access_token: z.string(),
    user: userRecord,
    /**
     * Says when the last code was mailed. Only for an unverified user to whom no new code was sent.
     */
    message: z.optional(z.string()),
  }),
})

export const logInTwoFactor = defineEndpoint('POST', '/auth/login/second-factor', 'anyone', {
  summary:
    'Finish a log-in that was answered with TWO_FACTOR_CODE_REQUIRED: send its `challenge` and a code of the app or a recovery code.',
  input: z.object({ challenge: requiredLine('log-in-again'), code: twoFactorCode }),
  result: logIn.result,
})

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

export const logOut = defineEndpoint('POST', '/auth/logout', 'signed-in', {
  summary: 'End this session.',
  input: noInput,
  result: messageResponse,
})

export const reauthenticateInput = z.object({ password: currentPassword })

export const reauthenticate = defineEndpoint('POST', '/auth/confirm-password', 'signed-in', {
  summary:
    'Enter your own password again. For ten minutes this session may then call endpoints that otherwise answer REAUTHENTICATION_REQUIRED.',
  input: reauthenticateInput,
  result: messageResponse,
})

const sessionRecord = z.object({
  id: z.string(),
  createdAt: instant,
  /** Rounded to the minute. */
  lastSeenAt: instant,
  userAgent: z.string(),
  /** True for the session that makes this request. */
  current: z.boolean(),
})

export const listSessions = defineEndpoint('GET', '/auth/sessions', 'signed-in', {
  summary: 'Your own sessions, the last used first.',
  input: noInput,
  result: dataResponse(z.array(sessionRecord)),
})

export const endOwnSession = defineEndpoint('DELETE', '/auth/sessions/{id}', 'signed-in', {
  summary: 'End one of your own sessions. Needs a recent password check.',
  input: z.object({ id }),
  result: messageResponse,
})

export const revokeOtherSessions = defineEndpoint('DELETE', '/auth/sessions', 'signed-in', {
  summary:
    'End all your own sessions except this one, and links for a new password. Needs a recent password check.',
  input: noInput,
  result: messageResponse,
})
