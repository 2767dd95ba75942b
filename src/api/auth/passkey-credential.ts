import * as z from 'zod/mini'
import { invalid } from '../invalid.ts'

// WebAuthn Level 3, as JSON: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON

const unreadable = invalid('passkey-answer')

/** Bytes as base64url, at most `max` characters. */
function bytes(max: number) {
  return z
    .string({ error: unreadable })
    .check(z.maxLength(max, { error: unreadable, abort: true }), z.regex(/^[\w-]+$/, unreadable))
}

// A credential id has at most 1023 bytes.
const credentialId = bytes(1400)
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', { error: unreadable }),
}

/** The browser’s response after it has created a passkey. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
    ),
  }),
})

/** The browser’s response after a passkey has signed a challenge. */
export const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(bytes(100)),
  }),
})

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** Options with which a browser creates a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  /** The user's passkeys: an authenticator must not create a second one. */
  excludeCredentials: z.array(descriptor),
})

/** Options with which a browser asks a passkey to sign. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty: the user chooses among the passkeys that their device holds for this site. */
  allowCredentials: z.array(descriptor),
})
