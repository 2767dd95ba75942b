import { concatBytes, equalBytes } from '../bytes.ts'

// The Merkle tree of RFC 6962, section 2.1. Sizes are numbers up to 2^53, so nothing here shifts
// bits.

/** Synchronous on a server, asynchronous in a browser. */
export type Sha256 = (data: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>

/** The hash of the complete subtree of 2^`level` leaves that begins at leaf `index` · 2^`level`. */
export type SubtreeHash = (level: number, index: number) => Promise<Uint8Array>

export const hashBytes = 32

/** What is hashed for a leaf. */
export function leafInput(entry: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(Uint8Array.of(0), entry)
}

/** What is hashed for an inner node. */
export function nodeInput(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(Uint8Array.of(1), left, right)
}

/** The largest power of two below a number above 1. */
function splitOf(count: number): number {
  let split = 1
  while (split * 2 < count) split *= 2
  return split
}

/**
 * The root over the leaves `begin` to `end - 1`; `begin` is a multiple of the largest power of two
 * in the range.
 */
async function rangeRoot(
  begin: number,
  end: number,
  hashAt: SubtreeHash,
  sha256: Sha256,
): Promise<Uint8Array> {
  const count = end - begin
  const level = Math.round(Math.log2(count))
  if (2 ** level === count) return hashAt(level, begin / count)
  const split = splitOf(count)
  const [left, right] = await Promise.all([
    rangeRoot(begin, begin + split, hashAt, sha256),
    rangeRoot(begin + split, end, hashAt, sha256),
  ])
  return sha256(nodeInput(left, right))
}

/** The root of the tree of the first `size` leaves. */
export async function treeRoot(
  size: number,
  hashAt: SubtreeHash,
  sha256: Sha256,
): Promise<Uint8Array> {
  return size === 0 ? sha256(new Uint8Array()) : rangeRoot(0, size, hashAt, sha256)
}

/**
 * Proves that leaf `index` is in the tree of `size` leaves: PATH of RFC 6962. Asks for all hashes
 * at once, so that they can be read together.
 */
export async function inclusionProof(
  index: number,
  size: number,
  hashAt: SubtreeHash,
  sha256: Sha256,
): Promise<Uint8Array[]> {
  if (index < 0 || index >= size) throw new RangeError(`no leaf ${index} in a tree of ${size}`)
  const path: Promise<Uint8Array>[] = []
  let [begin, end] = [0, size]
  while (end - begin > 1) {
    const middle = begin + splitOf(end - begin)
    if (index < middle) {
      path.unshift(rangeRoot(middle, end, hashAt, sha256))
      end = middle
    } else {
      path.unshift(rangeRoot(begin, middle, hashAt, sha256))
      begin = middle
    }
  }
  return Promise.all(path)
}

/**
 * Proves that the tree of `from` leaves is the beginning of the tree of `to`: PROOF of RFC 6962.
 */
export async function consistencyProof(
  from: number,
  to: number,
  hashAt: SubtreeHash,
  sha256: Sha256,
): Promise<Uint8Array[]> {
  if (from < 0 || from > to) throw new RangeError(`${from} is not before ${to}`)
  const proof: Promise<Uint8Array>[] = []
  if (from === 0 || from === to) return []
  let [begin, end, isWhole] = [0, to, true]
  let rest = from
  while (rest !== end - begin) {
    const split = splitOf(end - begin)
    const middle = begin + split
    if (rest <= split) {
      proof.unshift(rangeRoot(middle, end, hashAt, sha256))
      end = middle
    } else {
      proof.unshift(rangeRoot(begin, middle, hashAt, sha256))
      begin = middle
      rest -= split
      isWhole = false
    }
  }
  if (!isWhole) proof.unshift(rangeRoot(begin, end, hashAt, sha256))
  return Promise.all(proof)
}

/**
 * Whether the hashes prove that a leaf is at `index` of the tree with this size and root (RFC 9162,
 * 2.1.3.2).
 */
export async function isIncluded(
  {
    leafHash,
    index,
    size,
    root,
  }: { leafHash: Uint8Array; index: number; size: number; root: Uint8Array },
  path: readonly Uint8Array[],
  sha256: Sha256,
): Promise<boolean> {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  const sides = siblingSides(index, size - 1)
  if (sides.length !== path.length) return false
  let hash = leafHash
  for (const [step, sibling] of path.entries()) {
    hash = await sha256(
      sides[step] === 'left' ? nodeInput(sibling, hash) : nodeInput(hash, sibling),
    )
  }
  return equalBytes(hash, root)
}

/**
 * On which side the sibling is at each step from a node to the root. `place` counts the nodes of
 * its level from 0, `last` is the place of the last one. A node without a sibling moves up as it
 * is.
 */
function siblingSides(place: number, last: number): ('left' | 'right')[] {
  if (last === 0) return []
  const above = siblingSides(Math.floor(place / 2), Math.floor(last / 2))
  if (place % 2 === 1) return ['left', ...above]
  return place === last ? above : ['right', ...above]
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
