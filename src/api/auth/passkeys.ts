import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, messageResponse, noInput, requiredLine } from '../fields.ts'
import { creationOptions, newCredential } from './passkey-credential.ts'

export const passkeyRecord = z.object({
  id: z.string(),
  /** A name that the user chose. */
  name: z.string(),
  /** Whether the passkey provider may copy it to the user’s other devices. */
  synced: z.boolean(),
  /** The host where it was added, at which alone it works; null if that is not known. */
  host: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})

export type PasskeyRecord = z.output<typeof passkeyRecord>

export const listPasskeys = defineEndpoint('GET', '/auth/passkeys', 'verified-no-2fa', {
  summary: 'Your own passkeys, oldest first.',
  input: noInput,
  result: dataResponse(z.array(passkeyRecord)),
})

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

export const removePasskey = defineEndpoint('DELETE', '/auth/passkeys/{id}', 'verified-no-2fa', {
  summary: 'Remove one of your own passkeys. Needs a recent password check.',
  input: z.object({ id }),
  result: messageResponse,
})
