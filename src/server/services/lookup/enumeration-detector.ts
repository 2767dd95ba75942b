import QuickLRU from 'quick-lru'
import type { Candidate } from '../../../domain/identifiers/candidates.ts'
import {
  type EnumerationRule,
  enumerationRules,
  type IdentifierRange,
  identifierRangeOf,
  isEnumeration,
  isEnumerationActive,
  networkOf,
  suspectThreshold,
} from '../../../domain/lookup/enumeration.ts'
import type { Database } from '../../db/database.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { createKeyedHash } from '../../lib/keyed-hash.ts'
import type { Client } from './enumeration-log.ts'
import { createEnumerationLog } from './enumeration-log.ts'

/** What is remembered, of each kind of sender; the oldest goes first. An LRU holds up to twice its `maxSize`. */
const most = { firsts: 50_000, watched: 50_000, seen: 500_000, slowed: 50_000 }

/** All that a visitor from an address is counted by. */
export function clientsAt(address: string): Client[] {
  return [
    { by: 'address', id: address },
    { by: 'network', id: networkOf(address) },
  ]
}

/**
 * The same for somebody who is signed in. Not by the address alone: it may be that of a shop with several
 * people, who register what they were delivered.
 */
export function clientsOf(accountId: string, address: string): Client[] {
  return [
    { by: 'account', id: accountId },
    { by: 'network', id: networkOf(address) },
  ]
}

const everyone: Client = { by: 'everyone', id: '' }

export interface EnumerationDetector {
  /** Whether anybody is slowed now. */
  isGoing(): boolean
  /** What senders are slowed by for such a number; null while they may ask as everybody. */
  slowedBy(senders: readonly Client[], asked: Asked | undefined): string | null
  /** Keeps in mind that a number was asked for, or claimed, of which no look-up tells. */
  noteMiss(senders: readonly Client[], asked: Asked | undefined): void
  /** Writes down what was found since the last time. */
  flush(database: Database): Promise<void>
}

type Asked = Pick<Candidate, 'namespace' | 'key'>

interface Deps {
  encryption: Pick<Encryption, 'hmac'>
  now: () => number
}

/** Watches in the memory of this process; a crash forgets who is watched and slowed, and the last seconds’ records. */
export function createEnumerationDetector({ encryption: secrets, now }: Deps): EnumerationDetector {
  const printOf = createKeyedHash()
  const watches = {
    address: createWatch(enumerationRules.address),
    network: createWatch(enumerationRules.network),
    account: createWatch(enumerationRules.account),
    everyone: createWatch(enumerationRules.everyone),
  }
  /** When each sender last missed in a family that they sweep. */
  const slowed = new QuickLRU<number, number>({ maxSize: most.slowed / 2 })
  let lastAt = Number.NEGATIVE_INFINITY
  const records = createEnumerationLog(secrets)

  const printIn = ({ by, id }: Client, { namespace, prefix }: IdentifierRange) =>
    printOf(by, id, namespace, prefix)

  function isSlowed(print: number, at: number): boolean {
    return isEnumerationActive(slowed.get(print) ?? Number.NEGATIVE_INFINITY, at)
  }

  /** Whether it may be one of many places from which somebody asks. */
  function isSuspect({ by, id }: Client, family: IdentifierRange, at: number): boolean {
    if (by === 'network' || by === 'everyone') return false
    return watches[by].missesOf(printIn({ by, id }, family), at) >= suspectThreshold
  }

  return {
    isGoing: () => isEnumerationActive(lastAt, now()),
    slowedBy(senders, asked) {
      const family = asked && identifierRangeOf(asked)
      if (!family) return null
      const at = now()
      const crowded = isSlowed(printIn(everyone, family), at)
      const found = senders.find(
        (sender) =>
          isSlowed(printIn(sender, family), at) || (crowded && isSuspect(sender, family, at)),
      )
      return found ? `${found.by} ${found.id} ${family.namespace} ${family.prefix}` : null
    },
    noteMiss(senders, asked) {
      const family = asked && identifierRangeOf(asked)
      if (!family) return
      const at = now()
      const number = printOf(asked.key)
      let isRecorded = false
      const countFor = (sender: Client) => {
        const print = printIn(sender, family)
        const wasSlowed = isSlowed(print, at)
        const misses = wasSlowed ? 1 : watches[sender.by].note(print, number, at)
        if (!wasSlowed && !isEnumeration(misses, enumerationRules[sender.by])) return
        if (!wasSlowed) watches[sender.by].forget(print)
        slowed.set(print, at)
        lastAt = at
        if (!isRecorded) records.add({ family, sender, misses, at })
        isRecorded = true
      }
      for (const sender of senders) countFor(sender)
      // Who misses once does not keep a family crowded that others swept.
      const isCrowded = isSlowed(printIn(everyone, family), at)
      if (isCrowded && !senders.some((sender) => isSuspect(sender, family, at))) return
      countFor(everyone)
    },
    flush: (database) => records.flush(database),
  }
}

interface Watched {
  beganAt: number
  /** Prints of what was asked for, so that nothing counts twice: mostly one, a few hundred at the most. */
  seen: number[]
}

/** Counts different numbers by sender and family. */
function createWatch(rule: EnumerationRule) {
  const firsts = createFirsts(most.firsts)
  const watched = new QuickLRU<number, Watched>({ maxSize: most.watched / 2 })
  let prints = 0

  // Either way: the clock may have been put right.
  const isFresh = (beganAt: number, at: number) => Math.abs(at - beganAt) < rule.withinMs

  function watch(print: number, number: number, at: number): Watched | undefined {
    const there = watched.get(print)
    if (there && isFresh(there.beganAt, at)) return there
    if (there) watched.delete(print)
    const first = firsts.find(print)
    if (first < 0 || !isFresh(firsts.timeAt(first), at)) {
      firsts.set(print, number, at)
      return undefined
    }
    const known = firsts.numberAt(first)
    if (known === number) return undefined
    firsts.drop(first)
    const begun = { beganAt: firsts.timeAt(first), seen: [known] }
    watched.set(print, begun)
    return begun
  }

  return {
    /** How many different misses there are by now, with this one. */
    note(print: number, number: number, at: number): number {
      const each = watch(print, number, at)
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
    missesOf(print: number, at: number): number {
      const there = watched.get(print)
      if (there && isFresh(there.beganAt, at)) return there.seen.length
      const first = firsts.find(print)
      return first >= 0 && isFresh(firsts.timeAt(first), at) ? 1 : 0
    },
    forget: (print: number) => watched.delete(print),
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
    find(print: number): number {
      const at = width * ((print >>> 0) % size)
      return rows[at] === print + 1 ? at : -1
    },
    numberAt: (at: number) => rows[at + 1] ?? 0,
    timeAt: (at: number) => rows[at + 2] ?? 0,
    set(print: number, number: number, time: number) {
      const at = width * ((print >>> 0) % size)
      // One higher: 0 says empty.
      rows[at] = print + 1
      rows[at + 1] = number
      rows[at + 2] = time
    },
    drop(at: number) {
      rows[at] = 0
    },
  }
}
