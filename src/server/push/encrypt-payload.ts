import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Language } from '../../domain/languages.ts'
import { wordsOf } from '../../locales/words-of.ts'

/** JSON for our service worker (`src/service-worker/push.ts`): no name, identifier or place. */
export function payloadOf({ id, path }: { id: string; path: string }, language: Language): string {
  return JSON.stringify({ id, path, ...wordsOf(language).notifications.pushText })
}

/** The keys of a push subscription, with which messages to its browser are encrypted: RFC 8291. */
interface PushKeys {
  /** The browser's public key: an uncompressed point of P-256, 65 bytes. */
  p256dh: Uint8Array
  /** The authentication secret, 16 bytes. */
  auth: Uint8Array
}

const recordSize = 4096
const saltBytes = 16
const tagBytes = 16
/** The padding delimiter of the last record. */
const lastRecordDelimiter = 2

/**
 * Encrypts a message for one browser: RFC 8291 over RFC 8188 (`aes128gcm`), one record. Messages
 * up to `paddedTo` bytes are padded to that length. Throws if the key is not a point of the curve.
 */
export function encryptPayload(
  text: string,
  { p256dh, auth }: PushKeys,
  {
    paddedTo = 0,
    salt = randomBytes(saltBytes),
    privateKey,
  }: { paddedTo?: number; salt?: Uint8Array; privateKey?: Uint8Array } = {},
): Buffer {
  const pair = createECDH('prime256v1')
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const publicKey = pair.getPublicKey()
  const sharedSecret = pair.computeSecret(p256dh)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const inputKey = derive(sharedSecret, auth, keyInfo, 32)
  const contentKey = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const message = Buffer.from(text)
  const padding = Buffer.alloc(1 + Math.max(0, paddedTo - message.length))
  padding[0] = lastRecordDelimiter
  if (message.length + padding.length + tagBytes > recordSize)
    throw new Error('the message is too long for one record')
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const encrypted = [cipher.update(message), cipher.update(padding), cipher.final()]

  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey, ...encrypted, cipher.getAuthTag()])
}

function derive(key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
