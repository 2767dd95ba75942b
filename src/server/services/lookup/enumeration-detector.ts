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
  slowedBy(clients: readonly Client[], asked: Asked | undefined): string | null
  /** Keeps in mind that a number was asked for, or claimed, of which no look-up tells. */
  noteMiss(clients: readonly Client[], asked: Asked | undefined): void
  /** Writes down what was found since the last time. */
  flush(database: Database): Promise<void>
}

type Asked = Pick<Candidate, 'space' | 'key'>

interface Deps {
  encryption: Pick<Encryption, 'hmac'>
  now: () => number
}

/** Watches in the memory of this process; a crash forgets who is watched and slowed, and the last seconds’ records. */
export function createEnumerationDetector({ encryption, now }: Deps): EnumerationDetector {
  const hashOf = createKeyedHash()
  const watches = {
    address: createWatch(enumerationRules.address),
    network: createWatch(enumerationRules.network),
    account: createWatch(enumerationRules.account),
    everyone: createWatch(enumerationRules.everyone),
  }
  /** When each client last missed in a range that they enumerate. */
  const slowed = new QuickLRU<number, number>({ maxSize: most.slowed / 2 })
  let lastAt = Number.NEGATIVE_INFINITY
  const records = createEnumerationLog(encryption)

  const hashIn = ({ by, id }: Client, { space, prefix }: IdentifierRange) =>
    hashOf(by, id, space, prefix)

  function isSlowed(hash: number, at: number): boolean {
    return isEnumerationActive(slowed.get(hash) ?? Number.NEGATIVE_INFINITY, at)
  }

  /** Whether it may be one of many places from which somebody asks. */
  function isSuspect({ by, id }: Client, range: IdentifierRange, at: number): boolean {
    if (by === 'network' || by === 'everyone') return false
    return watches[by].missesOf(hashIn({ by, id }, range), at) >= suspectThreshold
  }

  return {
    isGoing: () => isEnumerationActive(lastAt, now()),
    slowedBy(clients, asked) {
      const range = asked && identifierRangeOf(asked)
      if (!range) return null
      const at = now()
      const crowded = isSlowed(hashIn(everyone, range), at)
      const found = clients.find(
        (client) =>
          isSlowed(hashIn(client, range), at) || (crowded && isSuspect(client, range, at)),
      )
      return found ? `${found.by} ${found.id} ${range.space} ${range.prefix}` : null
    },
    noteMiss(clients, asked) {
      const range = asked && identifierRangeOf(asked)
      if (!range) return
      const at = now()
      const number = hashOf(asked.key)
      let isRecorded = false
      const countFor = (client: Client) => {
        const hash = hashIn(client, range)
        const wasSlowed = isSlowed(hash, at)
        const misses = wasSlowed ? 1 : watches[client.by].note(hash, number, at)
        if (!wasSlowed && !isEnumeration(misses, enumerationRules[client.by])) return
        if (!wasSlowed) watches[client.by].forget(hash)
        slowed.set(hash, at)
        lastAt = at
        if (!isRecorded) records.add({ range, client, misses, at })
        isRecorded = true
      }
      for (const client of clients) countFor(client)
      // Who misses once does not keep a range crowded that others enumerated.
      const isCrowded = isSlowed(hashIn(everyone, range), at)
      if (isCrowded && !clients.some((client) => isSuspect(client, range, at))) return
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
