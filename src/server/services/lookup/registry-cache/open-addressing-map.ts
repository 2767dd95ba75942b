/**
 * A map from hashes of 53 bits to integers from 1 to 2^32 - 1: eight bytes for each entry and for each
 * free slot.
 */
export interface OpenAddressingMap {
  /** Undefined if not set. */
  get(hash: number): number | undefined
  /** False if it is full. */
  set(hash: number, value: number): boolean
}

const perEntry = 1.4
const twoTo32 = 2 ** 32

function slotsOf(capacity: number): number {
  return Math.ceil(Math.max(capacity, 8) * perEntry)
}

/**
 * Open addressing in one flat array. A slot has 32 bits of the hash beside the value, so a lookup mostly
 * reads one cache line; the other bits choose the slot. In a full map an absent hash is compared with
 * six entries on average, so it is taken for one of them with a probability of 1 in 700 million. A `Map`
 * takes several times the memory and slows the garbage collector.
 */
export function createOpenAddressingMap(capacity: number): OpenAddressingMap {
  const slots = slotsOf(capacity)
  const rows = new Uint32Array(2 * slots)
  const slotsPerLow = slots / twoTo32
  let used = 0

  /** The row with this hash, or the free one where it would be stored. */
  function rowOf(hash: number): number {
    const low = hash >>> 0
    const fingerprint = fingerprintOf(hash, low)
    let row = 2 * Math.floor(low * slotsPerLow)
    while (rows[row + 1] !== 0 && rows[row] !== fingerprint) {
      row += 2
      if (row === rows.length) row = 0
    }
    return row
  }

  return {
    get(hash) {
      return rows[rowOf(hash) + 1] || undefined
    },
    set(hash, value) {
      const row = rowOf(hash)
      if (rows[row + 1] === 0) {
        if (used >= capacity) return false
        used++
        rows[row] = fingerprintOf(hash, hash >>> 0)
      }
      rows[row + 1] = value
      return true
    },
  }
}

/** The 21 high bits, and the 11 low bits, which hardly affect the slot. */
function fingerprintOf(hash: number, low: number): number {
  const high = (hash - low) / twoTo32
  return ((high << 11) | (low & 0x7ff)) >>> 0
}
