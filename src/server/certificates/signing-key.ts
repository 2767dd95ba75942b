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
import { readOrMakeKeyFile } from '../lib/key-file.ts'

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
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const file = join(keysDir, 'certificates.pem')
  const key = createPrivateKey(readOrMakeKeyFile(file, makeKey))
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64url'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
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

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
