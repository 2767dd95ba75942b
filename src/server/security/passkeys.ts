import type * as z from 'zod/mini'
import type {
  creationOptions,
  newCredential,
  requestOptions,
  signedChallenge,
} from '../../api/auth/passkeys/passkey-credential.ts'
import { passkeyRules } from '../../domain/auth/lifetimes.ts'
import { site } from '../../site.ts'
import type { PasskeyRow, UserRow } from '../db/tables.ts'

/** Of the browser that is to answer a challenge. */
export const passkeyCookie = 'passkey_challenge'

// COSE: EdDSA, ES256, RS256. What every authenticator in use can do one of.
const algorithms = [-8, -7, -257]

// 130 ms and 27 MB: not before somebody uses a passkey.
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys are bound to the host name of the one address that people use. */
function relyingPartyId(publicOrigin: string): string {
  return new URL(publicOrigin).hostname
}

/** A discoverable credential that verifies its user: a phone's lock, a PIN, a fingerprint. */
export function creationOptionsFor(
  publicOrigin: string,
  user: Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>,
  challenge: string,
  existing: readonly PasskeyRow[],
): z.output<typeof creationOptions> {
  return {
    challenge,
    rp: { id: relyingPartyId(publicOrigin), name: site.name },
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

/** `allowed` is empty where the person says who they are by choosing a passkey. */
export function requestOptionsFor(
  publicOrigin: string,
  challenge: string,
  allowed: readonly PasskeyRow[],
): z.output<typeof requestOptions> {
  return {
    challenge,
    rpId: relyingPartyId(publicOrigin),
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

/** What a passkey calls its person: opaque, and no word about them. */
function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

/** What of a new passkey is stored; null when it does not answer this challenge on our address. */
export async function readNewPasskey(
  publicOrigin: string,
  challenge: string,
  credential: z.output<typeof newCredential>,
): Promise<Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'synced'
> | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { transports = [], ...response } = credential.response
  const read = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: relyingPartyId(publicOrigin),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(nothingOf)
  if (!read?.verified) return null
  const { id, publicKey, counter } = read.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_count: counter,
    transports: JSON.stringify(transports),
    synced: read.registrationInfo.credentialDeviceType === 'multiDevice' ? 1 : 0,
  }
}

/**
 * What a passkey tells by its signature; null when it is not its own, not of this challenge, not for our
 * address, made without verifying its user, or by a copy: its count has not grown.
 */
export async function readSignature(
  publicOrigin: string,
  challenge: string,
  passkey: PasskeyRow,
  credential: z.output<typeof signedChallenge>,
): Promise<{ signCount: number; synced: boolean } | null> {
  const { userHandle, ...response } = credential.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.user_id)) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const read = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: relyingPartyId(publicOrigin),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch(nothingOf)
  if (!read?.verified) return null
  const { newCounter, credentialDeviceType } = read.authenticationInfo
  return { signCount: newCounter, synced: credentialDeviceType === 'multiDevice' }
}

/** The library throws an `Error` of its own for each way in which an answer can be wrong. */
function nothingOf(): null {
  return null
}
