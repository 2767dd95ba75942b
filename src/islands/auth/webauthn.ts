// The browser's part of passkeys, loaded when one is used.
import { startAuthentication, startRegistration, type WebAuthnError } from '@simplewebauthn/browser'
import type * as z from 'zod/mini'
import type { creationOptions, newCredential } from '../../api/auth/passkey-credential.ts'
import type { ResultOf } from '../../api/contracts.ts'
import { call } from '../session.ts'

/** Lets the browser create a passkey; null if the user cancels. */
export async function makePasskey(
  optionsJSON: z.output<typeof creationOptions>,
): Promise<z.input<typeof newCredential> | null> {
  return unlessDeclined(startRegistration({ optionsJSON }))
}

/** Logs in with a passkey; null if the user cancels. `challenge` comes from a password log-in. */
export async function enterWithPasskey(
  challenge?: string,
): Promise<ResultOf<'POST /auth/login/passkey'> | null> {
  const { data: optionsJSON } = await call(
    'POST /auth/login/passkey/options',
    challenge ? { challenge } : {},
  )
  const credential = await unlessDeclined(startAuthentication({ optionsJSON }))
  return credential && call('POST /auth/login/passkey', { credential })
}

/**
 * Null if the user declined. Browsers do not reveal whether the user declined, waited too long, or
 * has no passkey for this site.
 */
async function unlessDeclined<Result>(ceremony: Promise<Result>): Promise<Result | null> {
  try {
    return await ceremony
  } catch (error) {
    if (isDeclined(error)) return null
    throw error
  }
}

// InvalidStateError: the authenticator already has a passkey of this user. SecurityError: the
// site's host is an IP address.
const declined = ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError']

function isDeclined(error: unknown): error is WebAuthnError {
  return error instanceof Error && declined.includes(error.name)
}
