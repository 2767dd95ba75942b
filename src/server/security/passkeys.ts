import type * as z from 'zod/mini'
import type {
  creationOptions,
  newCredential,
  requestOptions,
  signedChallenge,
} from '../../api/auth/passkey-credential.ts'
import { passkeyRules } from '../../domain/auth/sessions.ts'
import { site } from '../../site.ts'
import type { PasskeyRow, UserRow } from '../db/tables.ts'

/** Binds a challenge to the browser that requested it. */
export const passkeyCookie = 'passkey_challenge'

// COSE: EdDSA, ES256, RS256. Every common authenticator supports one of them.
const algorithms = [-8, -7, -257]

/** Whose makers the library would trust. */
const attestations = ['android-key', 'android-safetynet', 'apple', 'mds'] as const

/**
 * The library, which takes 130 ms and 27 MB to import, so it waits for the first use of a passkey. We
 * want no attestation. For one that leads to a root certificate, the library would load whatever URL
 * its certificates name, from any host and without an end: it gets no roots.
 */
async function webAuthn() {
  const library = await import('@simplewebauthn/server')
  for (const identifier of attestations) {
    library.SettingsService.setRootCertificates({ identifier, certificates: [] })
  }
  return library
}

/** Passkeys are bound to the host name of the public origin. */
export function passkeyHostOf(publicOrigin: string): string {
  return new URL(publicOrigin).hostname
}

/** Requires a discoverable credential with user verification: screen lock, PIN or fingerprint. */
export function creationOptionsFor(
  publicOrigin: string,
  user: Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>,
  challenge: string,
  existing: readonly PasskeyRow[],
): z.output<typeof creationOptions> {
  return {
    challenge,
    rp: { id: passkeyHostOf(publicOrigin), name: site.name },
    user: {
      id: userHandleOf(user.id),
      name: user.email,
      displayName: `${user.first_name} ${user.last_name}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyRules.seconds * 1000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: existing.map(descriptorOf),
  }
}

/** With an empty `allowed`, users identify themselves by choosing a passkey. */
export function requestOptionsFor(
  publicOrigin: string,
  challenge: string,
  allowed: readonly PasskeyRow[],
): z.output<typeof requestOptions> {
  return {
    challenge,
    rpId: passkeyHostOf(publicOrigin),
    timeout: passkeyRules.seconds * 1000,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  }
}

function descriptorOf({ credential_id, transports }: PasskeyRow) {
  return {
    id: credential_id,
    type: 'public-key' as const,
    transports: JSON.parse(transports) as string[],
  }
}

/** The WebAuthn user handle: opaque, without personal data. */
function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

/** The columns of a new passkey; null if it does not match this challenge and the public origin. */
export async function readNewPasskey(
  publicOrigin: string,
  challenge: string,
  credential: z.output<typeof newCredential>,
): Promise<Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'synced' | 'host'
> | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { transports = [], ...response } = credential.response
  const read = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...expected(challenge, publicOrigin),
    supportedAlgorithmIDs: algorithms,
  }).catch(toNull)
  if (!read?.verified) return null
  const { id, publicKey, counter } = read.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_count: counter,
    transports: JSON.stringify(transports),
    synced: read.registrationInfo.credentialDeviceType === 'multiDevice' ? 1 : 0,
    host: passkeyHostOf(publicOrigin),
  }
}

/**
 * Verifies a signature of a passkey. Null if the key, the challenge or the origin is wrong, if the
 * user was not verified, or if the signature counter has not grown, which indicates a cloned
 * passkey.
 */
export async function readSignature(
  publicOrigin: string,
  challenge: string,
  passkey: PasskeyRow,
  credential: z.output<typeof signedChallenge>,
): Promise<{ signCount: number; synced: boolean; host: string } | null> {
  const { userHandle, ...response } = credential.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.user_id)) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const read = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...expected(challenge, publicOrigin),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch(toNull)
  if (!read?.verified) return null
  const { newCounter, credentialDeviceType } = read.authenticationInfo
  return {
    signCount: newCounter,
    synced: credentialDeviceType === 'multiDevice',
    host: passkeyHostOf(publicOrigin),
  }
}

/** The library throws a different `Error` for each way in which a response can be wrong. */
function toNull(): null {
  return null
}

function expected(challenge: string, publicOrigin: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: passkeyHostOf(publicOrigin),
    requireUserVerification: true,
  }
}
