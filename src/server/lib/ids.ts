import { createHash, randomBytes, randomUUID } from 'node:crypto'

/**
 * A random UUID (version 4, RFC 9562). Responses contain ids, and a time-ordered UUID would reveal
 * when an asset was registered or reported. Tables that are sorted by time have a column for it.
 */
export function newId(): string {
  return randomUUID()
}

/**
 * An id that sorts by time: rows that many transactions add, and that a job changes soon after, share
 * pages of the index. It reveals when it was made, so show it only together with that time.
 */
export function newOrderedId(now: number): string {
  idsMade = (idsMade + 1) % 0x1_0000_0000
  return hexDigits(now, 12) + hexDigits(idsMade, 8) + randomBytes(6).toString('hex')
}

/** The number of ids made by this process: it orders the ids of one millisecond. */
let idsMade = 0

function hexDigits(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** 256 random bits, for a session or a reset link. Only its `hashToken` is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 is enough, because the token itself is random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
