import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal; the time does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

/** Whether a hexadecimal HMAC of these bytes was made with this key. */
export function isSignedBy(
  { algorithm, key }: { algorithm: 'sha256' | 'sha512'; key: string },
  body: Buffer,
  signature: string,
): boolean {
  const expected = createHmac(algorithm, key).update(body).digest('hex')
  return isSameSecret(signature.toLowerCase(), expected)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
