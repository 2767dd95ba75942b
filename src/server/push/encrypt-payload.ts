import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives out to be written to: RFC 8291. */
export interface PushKeys {
  /** Its public key: an uncompressed point of P-256, 65 bytes. */
  p256dh: Uint8Array
  /** Its shared secret, 16 bytes. */
  auth: Uint8Array
}

const recordSize = 4096
const saltBytes = 16
const tagBytes = 16
/** Marks the last record. */
const delimiter = 2

/**
 * Encrypts a message for one browser: RFC 8291 over RFC 8188 (`aes128gcm`), one record. With
 * `paddedTo` all messages have one length. Throws if the key is not a point of the curve.
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
  const shared = pair.computeSecret(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const input = derive(shared, auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const message = Buffer.from(text)
  const padding = Buffer.alloc(1 + Math.max(0, paddedTo - message.length))
  padding[0] = delimiter
  if (message.length + padding.length + tagBytes > recordSize) throw new Error('too long')
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(message), cipher.update(padding), cipher.final()]

  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey, ...sealed, cipher.getAuthTag()])
}

function derive(key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
