import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { openEd25519Key } from '../lib/ed25519-key.ts'

/** Signs certificates with the server's private key. */
export interface CertificateSigner {
  keyId: string
  /** SPKI in base64url, for verifying signatures. */
  publicKey: string
  /** Returns an Ed25519 signature in base64url. */
  sign(text: string): string
}

/**
 * The signer with the key `certificates.pem` in a folder. The first start creates it with mode
 * 0600. docs/operations.md explains how to change the key.
 */
export function openSigner(keysDir: string): CertificateSigner {
  const { spki, sign } = openEd25519Key(keysDir, 'certificates.pem')
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64url'),
    sign: (text) => sign(Buffer.from(text)).toString('base64url'),
  }
}

/** Verifies a signature with a public key. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  return verify(null, Buffer.from(text), importKey(publicKey), Buffer.from(signature, 'base64url'))
}

function importKey(publicKey: string): KeyObject {
  return createPublicKey({
    key: Buffer.from(publicKey, 'base64url'),
    type: 'spki',
    format: 'der',
  })
}
