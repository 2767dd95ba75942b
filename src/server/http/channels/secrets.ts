import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal; the time does not depend on where they differ. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

/** Whether a hexadecimal HMAC of these bytes was made with this key. */
export function isSignedBy(
  { algorithm, key }: { algorithm: 'sha256' | 'sha512'; key: string },
  body: Buffer,
  signature: string,
): boolean {
  const wanted = createHmac(algorithm, key).update(body).digest('hex')
  return isSameSecret(signature.toLowerCase(), wanted)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
