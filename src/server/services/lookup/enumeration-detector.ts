import QuickLRU from 'quick-lru'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import type { Candidate } from '../../../domain/identifiers/read/candidates.ts'
import {
  enumerationRules,
  type IdentifierRange,
  identifierRangeOf,
  isEnumeration,
  isEnumerationActive,
  suspectThreshold,
} from '../../../domain/lookup/enumeration.ts'
import type { Database } from '../../db/database.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { createKeyedHash } from '../../lib/hashes.ts'
import { lineOf, networkOf, type Sender } from '../../lib/senders/sender.ts'
import type { Client } from './enumeration-log.ts'
import { createEnumerationLog } from './enumeration-log.ts'
import { createMissCounter } from './miss-counter.ts'

/** Throttled clients in memory; the oldest goes first. QuickLRU has up to twice its `maxSize`. */
const maxThrottled = 50_000

/**
 * The clients that a sender counts as: a stranger is its IP address and its widest network, which one
 * customer may own; an account or a device counts alone, wherever it is.
 */
export function clientsOf(sender: Sender): Client[] {
  if ('account' in sender) return [{ by: 'account', id: sender.account }]
  if ('device' in sender) return clientsCalling(`device ${sender.device}`)
  return [
    { by: 'address', id: lineOf(sender.ip) },
    { by: 'network', id: networkOf(sender.ip) },
  ]
}

/**
 * The client that a call with an API key counts as: the keys of a verified business together, else the
 * account, so that the key allows no more lookups than the website.
 */
export function clientsWithKey({ id, isBusiness }: ApiKeyCaller): Client[] {
  return isBusiness ? [{ by: 'key', id }] : clientsOf({ account: id })
}

/** The client that somebody counts as who is known by a phone or a device. */
export function clientsCalling(callerHash: string): Client[] {
  return [{ by: 'caller', id: callerHash }]
}

/**
 * Everyone like these clients: accounts are free, so what many of them do together must not throttle
 * strangers, of whom thousands share an address.
 */
function everyoneLike(clients: readonly Client[]): Client {
  return { by: 'everyone', id: clients.some(({ by }) => by === 'address') ? '' : 'known' }
}

export interface EnumerationDetector {
  /** Whether any client is throttled now. */
  isActive(): boolean
  /** The client that enumerates the range of this identifier, and the range; null if none does. */
  throttled(clients: readonly Client[], identifier: IdentifierKey | undefined): Throttled | null
  /** Counts a lookup or claim of an identifier that is not registered. */
  recordMiss(clients: readonly Client[], identifier: IdentifierKey | undefined): void
  /** Writes what was detected since the last flush to the database. */
  flush(database: Database): Promise<void>
}

interface Throttled {
  client: Client
  range: string
  /** False if it is throttled only because many together enumerate the range. */
  isAlone: boolean
}

type IdentifierKey = Pick<Candidate, 'namespace' | 'key'>

interface Deps {
  encryption: Pick<Encryption, 'hmac'>
  now: () => number
}

/** Counts in memory. A crash loses the counts and the records of the last seconds. */
export function createEnumerationDetector({ encryption, now }: Deps): EnumerationDetector {
  const hashOf = createKeyedHash()
  const counters = {
    address: createMissCounter(enumerationRules.address),
    network: createMissCounter(enumerationRules.network),
    account: createMissCounter(enumerationRules.account),
    key: createMissCounter(enumerationRules.key),
    caller: createMissCounter(enumerationRules.caller),
    everyone: createMissCounter(enumerationRules.everyone),
  }
  /** The time of each throttled client's last miss, by client and range. */
  const throttled = new QuickLRU<number, number>({ maxSize: maxThrottled / 2 })
  let lastMissAt = Number.NEGATIVE_INFINITY
  const records = createEnumerationLog(encryption)

  const hashIn = ({ by, id }: Client, { namespace, prefix }: IdentifierRange) =>
    hashOf(by, id, namespace, prefix)

  function isThrottled(hash: number, at: number): boolean {
    // Usually no client is throttled, so no search is needed.
    if (!isEnumerationActive(lastMissAt, at)) return false
    return isEnumerationActive(throttled.get(hash) ?? Number.NEGATIVE_INFINITY, at)
  }

  /** Whether the client may be one of many that an attacker uses. */
  function isSuspect({ by, id }: Client, range: IdentifierRange, at: number): boolean {
    if (by === 'network' || by === 'everyone' || by === 'key') return false
    return counters[by].missesOf(hashIn({ by, id }, range), at) >= suspectThreshold
  }

  return {
    isActive: () => isEnumerationActive(lastMissAt, now()),
    throttled(clients, identifier) {
      const range = identifier && identifierRangeOf(identifier)
      if (!range) return null
      const at = now()
      const crowded = isThrottled(hashIn(everyoneLike(clients), range), at)
      const own = clients.find((client) => isThrottled(hashIn(client, range), at))
      const found = own ?? (crowded && clients.find((client) => isSuspect(client, range, at)))
      return found
        ? { client: found, range: `${range.namespace} ${range.prefix}`, isAlone: own !== undefined }
        : null
    },
    recordMiss(clients, identifier) {
      const range = identifier && identifierRangeOf(identifier)
      if (!range) return
      const at = now()
      const identifierHash = hashOf(identifier.key)
      let isRecorded = false
      const countFor = (client: Client) => {
        const hash = hashIn(client, range)
        const wasThrottled = isThrottled(hash, at)
        const misses = wasThrottled ? 1 : counters[client.by].recordMiss(hash, identifierHash, at)
        if (!wasThrottled && !isEnumeration(misses, enumerationRules[client.by])) return
        if (!wasThrottled) counters[client.by].delete(hash)
        throttled.set(hash, at)
        lastMissAt = at
        if (!isRecorded) records.add({ range, client, misses, at })
        isRecorded = true
      }
      for (const client of clients) countFor(client)
      // A verified business is one known client, not one of many that an attacker uses.
      if (clients.some(({ by }) => by === 'key')) return
      // What one client does must not throttle others elsewhere.
      if (clients.some((client) => isThrottled(hashIn(client, range), at))) return
      // A single miss does not prolong the throttling of a range that others enumerated.
      const everyone = everyoneLike(clients)
      const isCrowded = isThrottled(hashIn(everyone, range), at)
      if (isCrowded && !clients.some((client) => isSuspect(client, range, at))) return
      countFor(everyone)
    },
    flush: (database) => records.flush(database),
  }
}
