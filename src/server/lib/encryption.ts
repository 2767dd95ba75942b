import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMakeKeyFile } from './key-file.ts'

/** Keeps what has to be read again, unlike a password, unreadable for who has the database alone. */
export interface Encryption {
  /** `owner` is whose secret it is: sealed for one, it does not open for another. */
  encrypt(secret: string, owner: string): string
  /** Throws when it was sealed with another key, for another owner, or was changed. */
  decrypt(sealed: string, owner: string): string
  /** The same for every process with this key; tells nothing of the text to who has it not. */
  hmac(text: string): string
}

const keyBytes = 32
// What AES-GCM is made for.
const nonceBytes = 12
const tagBytes = 16
/** 132 bits: no two texts share one. */
const markLength = 22

/** Seals with the `server.key` in a folder, which is made the first time, for our eyes only. */
export function openEncryption(keysDir: string): Encryption {
  const key = readOrMakeKey(keysDir)
  return {
    encrypt(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const secret = decipher.update(bytes.subarray(nonceBytes + tagBytes))
      return Buffer.concat([secret, decipher.final()]).toString('utf8')
    },
    hmac: (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, markLength),
  }
}

function readOrMakeKey(keysDir: string): Buffer {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const file = join(keysDir, 'server.key')
  const text = readOrMakeKeyFile(file, () => randomBytes(keyBytes).toString('base64url'))
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes`)
  return key
}
