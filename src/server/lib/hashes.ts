import { getRandomValues, hash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Encryption } from './encryption.ts'

export function sha256(data: Uint8Array): Buffer {
  return hash('sha256', data, 'buffer')
}

/** Hashes texts to a number with a random key. Two texts collide with a probability of 2^-53. */
type KeyedHash = (...parts: string[]) => number

/**
 * For values that stay in the memory of this process. It takes a tenth of the time of a digest. It
 * is not cryptographic: never store or send its output.
 */
export function createKeyedHash(): KeyedHash {
  const [low = 0, high = 0] = getRandomValues(new Uint32Array(2))
  return (...parts) => {
    let a = low
    let b = high
    for (const part of parts) {
      // A separator above ASCII, so that moving text from one part to the next changes the hash.
      a = Math.imul(a ^ 0x100, 0x01000193)
      b = Math.imul(b ^ 0x100, 0x85ebca6b)
      for (let at = 0; at < part.length; at++) {
        const code = part.charCodeAt(at)
        a = Math.imul(a ^ code, 0x01000193)
        b = Math.imul(b ^ code, 0x85ebca6b)
        b ^= b >>> 15
      }
    }
    a = scatter(a ^ b)
    return (scatter(b ^ a) >>> 11) * 2 ** 32 + (a >>> 0)
  }
}

/** The finalizer of MurmurHash3: each bit of the output depends on all bits of the input. */
function scatter(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return whole ^ (whole >>> 16)
}

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
