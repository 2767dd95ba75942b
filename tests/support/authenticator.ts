import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto'
import type * as z from 'zod/mini'
import type {
  creationOptions,
  newCredential,
  requestOptions,
  signedChallenge,
} from '../../src/api/auth/passkey-credential.ts'

type Creation = z.output<typeof creationOptions>
type Request = z.output<typeof requestOptions>

/** How a test can make an authenticator, or the browser in front of it, misbehave. */
interface Twist {
  origin?: string
  challenge?: string
  type?: string
  /** The host name that the authenticator hashes. */
  rpId?: string
  /** Bits of the flags byte: 1 present, 4 verified, 8 may be synced, 16 is synced, 64 a new key. */
  flags?: number
  count?: number
  userHandle?: string
  /** Says who made the authenticator, by these certificates in base64. */
  certificates?: readonly string[]
}

export interface SoftPasskey {
  id: string
  privateKey: KeyObject
  userHandle: string
  count: number
}

const [present, verified, withKey] = [1, 4, 64]

/**
 * Creates a passkey in software, as a phone does for a browser at `origin`: ES256, no attestation.
 */
export function makePasskey(
  options: Creation,
  twist: Twist = {},
): { passkey: SoftPasskey; credential: z.input<typeof newCredential> } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  // RFC 9052: kty EC2, alg ES256, crv P-256, x, y.
  const key = map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), byteString(Buffer.from(x, 'base64url'))],
    [int(-3), byteString(Buffer.from(y, 'base64url'))],
  ])
  const idLength = Buffer.from([0, id.length])
  const data = Buffer.concat([
    authenticatorData(twist.rpId ?? options.rp.id, twist.flags ?? present | verified | withKey, 0),
    Buffer.alloc(16),
    idLength,
    id,
    key,
  ])
  const client = clientData('webauthn.create', options.challenge, twist)
  const { certificates } = twist
  const attestation = map([
    [text('fmt'), text(certificates ? 'android-safetynet' : 'none')],
    [text('attStmt'), map(certificates ? safetyNet(certificates, data, client) : [])],
    [text('authData'), byteString(data)],
  ])
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'hybrid'],
    },
  }
  return {
    passkey: { id: credential.id, privateKey, userHandle: options.user.id, count: 0 },
    credential,
  }
}

/**
 * Signs a challenge as the same phone does at login. Increments its counter unless one is given.
 */
export function signWith(
  passkey: SoftPasskey,
  options: Request,
  twist: Twist = {},
): z.input<typeof signedChallenge> {
  passkey.count = twist.count ?? passkey.count + 1
  const data = authenticatorData(
    twist.rpId ?? options.rpId,
    twist.flags ?? present | verified,
    passkey.count,
  )
  const client = clientData('webauthn.get', options.challenge, twist)
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signBytes('sha256', signed, passkey.privateKey).toString('base64url'),
      userHandle: twist.userHandle ?? passkey.userHandle,
    },
  }
}

/** A well-formed passkey response of no passkey. */
export const anySignature: z.input<typeof signedChallenge> = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** The statement of an Android phone, with a signature that is wrong. */
function safetyNet(
  certificates: readonly string[],
  data: Buffer,
  client: Buffer,
): [Buffer, Buffer][] {
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
  const nonce = createHash('sha256').update(signed).digest('base64')
  const parts = [
    { alg: 'ES256', x5c: certificates },
    { nonce, ctsProfileMatch: true, timestampMs: Date.now() - 1000 },
  ]
  const [header, payload] = parts.map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [
    [text('ver'), text('1')],
    [text('response'), byteString(Buffer.from(`${header}.${payload}.AAAA`))],
  ]
}

function clientData(type: string, challenge: string, twist: Twist): Buffer {
  const data = { type, challenge, origin: 'http://toju.test', crossOrigin: false }
  return Buffer.from(
    JSON.stringify({
      ...data,
      ...(twist.type && { type: twist.type }),
      ...(twist.challenge && { challenge: twist.challenge }),
      ...(twist.origin && { origin: twist.origin }),
    }),
  )
}

function authenticatorData(rpId: string, flags: number, count: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags, 0)
  tail.writeUInt32BE(count, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
}

// CBOR (RFC 8949), as far as needed here.

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const byteString = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)])
const map = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
