import { createHash, randomBytes, randomUUID } from 'node:crypto'

/**
 * A random UUID (version 4, RFC 9562). Responses contain ids, and a time-ordered UUID would reveal
 * when an asset was registered or reported. Tables that are sorted by time have a column for it.
 */
export function newId(): string {
  return randomUUID()
}

/**
 * An id that sorts by time, for rows that many transactions add and a job changes soon after: they lie
 * together, and not on a page each. For ids that nobody is shown but with the time itself.
 */
export function newOrderedId(now: number): string {
  made = (made + 1) % 0x1_0000_0000
  return hexDigits(now, 12) + hexDigits(made, 8) + randomBytes(6).toString('hex')
}

/** Of this process: ids of one millisecond are in the order in which they were made. */
let made = 0

function hexDigits(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** An id that must not reveal when its row was created: users see the row only later. */
export function newTimelessId(): string {
  return randomUUID()
}

/** 256 random bits, for a session or a reset link. Only its `hashToken` is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 is enough, because the token itself is random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
