import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Encryption } from './encryption.ts'

type Key = Pick<Encryption, 'hmac'>

/** Six digits from the system's random number generator. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Keyed, because whoever has only the database could try all codes within a second. The id of the row
 * is part of it, so equal codes of two users have different hashes.
 */
export function hashCode({ hmac }: Key, rowId: string, code: string): string {
  return hmac(`code ${rowId}:${code}`)
}

/** Compares a code with the hash of its row in constant time. */
export function isCode(key: Key, row: { id: string; code_hash: string }, code: string): boolean {
  const hash = hashCode(key, row.id, code)
  return (
    row.code_hash.length === hash.length &&
    timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash))
  )
}
