import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { openEd25519Key } from '../lib/ed25519-key.ts'

/** Signs certificates with the key of this server. */
export interface CertificateSigner {
  keyId: string
  /** SPKI, base64url: what anyone checks with. */
  publicKey: string
  /** Ed25519, base64url. */
  sign(text: string): string
}

/**
 * The signer whose key, `certificates.pem`, lies in a folder, made there at the first start, readable
 * by its owner alone. To go on to another key: docs/operations.md.
 */
export function openSigner(keysDir: string): CertificateSigner {
  const { spki, sign } = openEd25519Key(keysDir, 'certificates.pem')
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64url'),
    sign: (text) => sign(Buffer.from(text)).toString('base64url'),
  }
}

/** Whether a signature is of the key whose public half is given. */
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
