import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

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
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const file = join(keysDir, 'certificates.pem')
  const key = createPrivateKey(readIfThere(file) ?? makeKey(keysDir, file))
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64url'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
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

function makeKey(folder: string, file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  // Whole or not there: half a key would be taken for the key at the next start.
  const part = `${file}.partial`
  const handle = openSync(part, 'w', 0o600)
  writeSync(handle, pem)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(part, file)
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
  return pem
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
