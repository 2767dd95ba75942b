import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMakeKeyFile } from './key-file.ts'

/** Encrypts secrets that the server reads again, so that a stolen database does not reveal them. */
export interface Encryption {
  /** The `owner` of the secret is authenticated: only the same `owner` decrypts it. */
  encrypt(secret: string, owner: string): string
  /** Throws if the text was changed, or encrypted with another key or for another owner. */
  decrypt(sealed: string, owner: string): string
  /** Like `decrypt`, but null instead of an error: the key was replaced, or the text was changed. */
  tryDecrypt(sealed: string, owner: string): string | null
  /** Equal in all processes with this key; reveals nothing about the text without the key. */
  hmac(text: string): string
}

const keyBytes = 32
// 96 bits, the nonce size that NIST SP 800-38D recommends for GCM.
const nonceBytes = 12
const tagBytes = 16
/** Characters of base64url: an HMAC has 132 bits, so collisions are negligible. */
const hmacLength = 22

/** Encrypts with `server.key` in a folder. The first call creates it with mode 0600. */
export function openEncryption(keysDir: string): Encryption {
  const key = readOrMakeKey(keysDir)
  function decrypt(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const secret = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  }
  return {
    encrypt(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt,
    tryDecrypt(sealed, owner) {
      try {
        return decrypt(sealed, owner)
      } catch {
        // The cipher has no other reason to fail.
        return null
      }
    },
    hmac: (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, hmacLength),
  }
}

function readOrMakeKey(keysDir: string): KeyObject {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const file = join(keysDir, 'server.key')
  const text = readOrMakeKeyFile(file, () => randomBytes(keyBytes).toString('base64url'))
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes`)
  // With raw bytes, each HMAC would create a key object first: 14 µs instead of 2.
  return createSecretKey(key)
}
