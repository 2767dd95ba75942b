import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits from the system's random number generator. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The id of the row is the salt, so equal codes of two users have different hashes. */
export function hashCode(rowId: string, code: string): string {
  return createHash('sha256').update(`${rowId}:${code}`).digest('base64url')
}

/** Compares a code with the hash of its row in constant time. */
export function isCode(row: { id: string; code_hash: string }, code: string): boolean {
  const hash = hashCode(row.id, code)
  return (
    row.code_hash.length === hash.length &&
    timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash))
  )
}
