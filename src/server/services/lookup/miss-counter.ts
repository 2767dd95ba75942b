import QuickLRU from 'quick-lru'
import type { EnumerationRule } from '../../../domain/lookup/enumeration.ts'

/** What is remembered of each kind of client; the oldest goes first. An LRU holds up to twice its `maxSize`. */
const most = { firsts: 50_000, watched: 50_000, seen: 500_000 }

interface Watched {
  beganAt: number
  /** Prints of what was asked for, so that nothing counts twice: mostly one, a few hundred at the most. */
  seen: number[]
}

/** Counts the different identifiers that a client missed in a range. */
export function createMissCounter(rule: EnumerationRule) {
  const firsts = createFirsts(most.firsts)
  const watched = new QuickLRU<number, Watched>({ maxSize: most.watched / 2 })
  let prints = 0

  // Either way: the clock may have been put right.
  const isFresh = (beganAt: number, at: number) => Math.abs(at - beganAt) < rule.withinMs

  function watch(hash: number, number: number, at: number): Watched | undefined {
    const there = watched.get(hash)
    if (there && isFresh(there.beganAt, at)) return there
    if (there) watched.delete(hash)
    const first = firsts.find(hash)
    if (first < 0 || !isFresh(firsts.timeAt(first), at)) {
      firsts.set(hash, number, at)
      return undefined
    }
    const known = firsts.numberAt(first)
    if (known === number) return undefined
    firsts.drop(first)
    const begun = { beganAt: firsts.timeAt(first), seen: [known] }
    watched.set(hash, begun)
    return begun
  }

  return {
    /** How many different misses there are by now, with this one. */
    note(hash: number, number: number, at: number): number {
      const each = watch(hash, number, at)
      if (!each) return 1
      if (each.seen.includes(number)) return each.seen.length
      each.seen.push(number)
      const { length } = each.seen
      if (++prints >= most.seen / 2) {
        watched.evict(Math.ceil(watched.size / 2))
        prints = 0
      }
      return length
    },
    /** How many there were, the last ones included. */
    missesOf(hash: number, at: number): number {
      const there = watched.get(hash)
      if (there && isFresh(there.beganAt, at)) return there.seen.length
      const first = firsts.find(hash)
      return first >= 0 && isFresh(firsts.timeAt(first), at) ? 1 : 0
    },
    forget: (hash: number) => watched.delete(hash),
  }
}

/**
 * The first miss of each family, most of which see no second: in one flat array, each at the place that
 * its print names, in the place of whichever was there. Objects for them were a fifth of a look-up's time.
 */
function createFirsts(size: number) {
  const width = 4
  const rows = new Float64Array(width * size)
  return {
    /** Where it is, or -1. */
    find(hash: number): number {
      const at = width * ((hash >>> 0) % size)
      return rows[at] === hash + 1 ? at : -1
    },
    numberAt: (at: number) => rows[at + 1] ?? 0,
    timeAt: (at: number) => rows[at + 2] ?? 0,
    set(hash: number, number: number, time: number) {
      const at = width * ((hash >>> 0) % size)
      // One higher: 0 says empty.
      rows[at] = hash + 1
      rows[at + 1] = number
      rows[at + 2] = time
    },
    drop(at: number) {
      rows[at] = 0
    },
  }
}
