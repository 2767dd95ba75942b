import { createHash } from 'node:crypto'

// RFC 6962, written from its text over whole lists and without the product's code. Tests compare it
// with what the product computes from tiles.

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const leafHashOf = (entry: Uint8Array) => sha256(Buffer.from([0]), entry)

function largestPowerBelow(n: number): number {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

/** MTH over leaf hashes. */
export function rootOf(leaves: readonly Uint8Array[]): Buffer {
  const [only] = leaves
  if (!only) return sha256()
  if (leaves.length === 1) return Buffer.from(only)
  const k = largestPowerBelow(leaves.length)
  return sha256(Buffer.from([1]), rootOf(leaves.slice(0, k)), rootOf(leaves.slice(k)))
}

/** PATH. */
export function pathOf(m: number, leaves: readonly Uint8Array[]): Buffer[] {
  if (leaves.length <= 1) return []
  const k = largestPowerBelow(leaves.length)
  return m < k
    ? [...pathOf(m, leaves.slice(0, k)), rootOf(leaves.slice(k))]
    : [...pathOf(m - k, leaves.slice(k)), rootOf(leaves.slice(0, k))]
}

/** PROOF. */
export function consistencyOf(m: number, leaves: readonly Uint8Array[]): Buffer[] {
  return m === 0 || m === leaves.length ? [] : subproof(m, leaves, true)
}

function subproof(m: number, leaves: readonly Uint8Array[], isWhole: boolean): Buffer[] {
  if (m === leaves.length) return isWhole ? [] : [rootOf(leaves)]
  const k = largestPowerBelow(leaves.length)
  return m <= k
    ? [...subproof(m, leaves.slice(0, k), isWhole), rootOf(leaves.slice(k))]
    : [...subproof(m - k, leaves.slice(k), false), rootOf(leaves.slice(0, k))]
}
