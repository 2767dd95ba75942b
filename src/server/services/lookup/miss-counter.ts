import QuickLRU from 'quick-lru'
import type { EnumerationRule } from '../../../domain/lookup/enumeration.ts'

/** How many entries a counter holds. QuickLRU holds up to twice its `maxSize`. */
const max = { firsts: 50_000, watched: 50_000, seen: 500_000 }

interface Watched {
  beganAt: number
  /** Hashes of the missed identifiers, so that none counts twice: a few hundred at most. */
  seen: number[]
}

/** Counts the different identifiers that a client missed in a range. */
export function createMissCounter(rule: EnumerationRule) {
  const firsts = createFirsts(max.firsts)
  const watched = new QuickLRU<number, Watched>({ maxSize: max.watched / 2 })
  let hashes = 0

  // `abs`, because the clock may have been set back.
  const isFresh = (beganAt: number, at: number) => Math.abs(at - beganAt) < rule.withinMs

  function watch(hash: number, identifierHash: number, at: number): Watched | undefined {
    const before = watched.get(hash)
    if (before && isFresh(before.beganAt, at)) return before
    if (before) watched.delete(hash)
    const first = firsts.find(hash)
    if (first < 0 || !isFresh(firsts.timeAt(first), at)) {
      firsts.set(hash, identifierHash, at)
      return undefined
    }
    const known = firsts.identifierAt(first)
    if (known === identifierHash) return undefined
    firsts.drop(first)
    const entry = { beganAt: firsts.timeAt(first), seen: [known] }
    watched.set(hash, entry)
    return entry
  }

  return {
    /** Returns the number of different misses, this one included. */
    recordMiss(hash: number, identifierHash: number, at: number): number {
      const entry = watch(hash, identifierHash, at)
      if (!entry) return 1
      if (entry.seen.includes(identifierHash)) return entry.seen.length
      entry.seen.push(identifierHash)
      const { length } = entry.seen
      if (++hashes >= max.seen / 2) {
        watched.evict(Math.ceil(watched.size / 2))
        hashes = 0
      }
      return length
    },
    missesOf(hash: number, at: number): number {
      const known = watched.get(hash)
      if (known && isFresh(known.beganAt, at)) return known.seen.length
      const first = firsts.find(hash)
      return first >= 0 && isFresh(firsts.timeAt(first), at) ? 1 : 0
    },
    delete: (hash: number) => watched.delete(hash),
  }
}

/**
 * The first miss of each client and range; most have no second. A flat array, indexed by the hash:
 * a new miss replaces an old one at the same index. With objects, this would use a fifth of a lookup’s time.
 */
function createFirsts(size: number) {
  const width = 4
  // Allocated at the first miss.
  let rows = new Float64Array(0)
  return {
    /** The index of the client's first miss, or -1. */
    find(hash: number): number {
      const at = width * ((hash >>> 0) % size)
      return rows[at] === hash + 1 ? at : -1
    },
    identifierAt: (at: number) => rows[at + 1] ?? 0,
    timeAt: (at: number) => rows[at + 2] ?? 0,
    set(hash: number, identifierHash: number, time: number) {
      if (rows.length === 0) rows = new Float64Array(width * size)
      const at = width * ((hash >>> 0) % size)
      // Stored plus one, so that 0 means empty.
      rows[at] = hash + 1
      rows[at + 1] = identifierHash
      rows[at + 2] = time
    },
    drop(at: number) {
      rows[at] = 0
    },
  }
}
