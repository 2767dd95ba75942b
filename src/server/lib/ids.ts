import { createHash, randomBytes, randomUUID } from 'node:crypto'

/**
 * A random UUID (version 4, RFC 9562). Not one that begins with its time: ids stand in answers, and would tell
 * when something was registered or reported. What is ordered by time has a column for it.
 */
export function newId(): string {
  return randomUUID()
}

/** An id that tells nobody when it was made, for rows that people are shown later than they are made. */
export function newTimelessId(): string {
  return randomUUID()
}

/** 256 random bits as text: a session, a reset link. Only `hashToken` of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 is enough for a token that is random to begin with. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
