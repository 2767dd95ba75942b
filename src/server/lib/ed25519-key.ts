import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMakeKeyFile } from './key-file.ts'

export interface Ed25519Key {
  /** SPKI, DER. */
  spki: Buffer
  /** The public key itself, 32 bytes. */
  publicKey: Uint8Array<ArrayBuffer>
  /** The public key as in a JWK, in base64url. */
  x: string
  /** The key id: the JWK thumbprint of RFC 7638. */
  kid: string
  privateKey: KeyObject
  sign(data: Uint8Array): Buffer
}

/** Opens the key `name` in a folder. The first call creates it, readable only by its owner. */
export function openEd25519Key(keysDir: string, name: string): Ed25519Key {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const key = createPrivateKey(readOrMakeKeyFile(join(keysDir, name), makeKeyText))
  const publicKey = createPublicKey(key)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    spki: publicKey.export({ type: 'spki', format: 'der' }),
    publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
    x,
    kid: thumbprintOf(x),
    privateKey: key,
    sign: (data) => sign(null, data, key),
  }
}

function thumbprintOf(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
}

function makeKeyText(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Verifies a signature; `publicKey` has 32 bytes. */
export function verifyEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}
