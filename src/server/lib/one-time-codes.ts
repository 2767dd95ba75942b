import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits, from the system's randomness. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The row's id salts the hash: equal codes of two people do not look equal. */
export function hashCode(rowId: string, code: string): string {
  return createHash('sha256').update(`${rowId}:${code}`).digest('base64url')
}

/** Whether this is the code of the row, in a time that does not tell how nearly. */
export function isCode(row: { id: string; code_hash: string }, code: string): boolean {
  const hash = hashCode(row.id, code)
  return (
    row.code_hash.length === hash.length &&
    timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash))
  )
}
