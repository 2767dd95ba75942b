import QuickLRU from 'quick-lru'
import type { Candidate } from '../../../domain/identifiers/candidates.ts'
import {
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
import { createMissCounter } from './miss-counter.ts'

/** Of clients; the oldest goes first. An LRU holds up to twice its `maxSize`. */
const maxSlowed = 50_000

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

type Asked = Pick<Candidate, 'namespace' | 'key'>

interface Deps {
  encryption: Pick<Encryption, 'hmac'>
  now: () => number
}

/** Watches in the memory of this process; a crash forgets who is watched and slowed, and the last seconds’ records. */
export function createEnumerationDetector({ encryption, now }: Deps): EnumerationDetector {
  const hashOf = createKeyedHash()
  const watches = {
    address: createMissCounter(enumerationRules.address),
    network: createMissCounter(enumerationRules.network),
    account: createMissCounter(enumerationRules.account),
    everyone: createMissCounter(enumerationRules.everyone),
  }
  /** When each client last missed in a range that they enumerate. */
  const slowed = new QuickLRU<number, number>({ maxSize: maxSlowed / 2 })
  let lastAt = Number.NEGATIVE_INFINITY
  const records = createEnumerationLog(encryption)

  const hashIn = ({ by, id }: Client, { namespace, prefix }: IdentifierRange) =>
    hashOf(by, id, namespace, prefix)

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
      return found ? `${found.by} ${found.id} ${range.namespace} ${range.prefix}` : null
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
