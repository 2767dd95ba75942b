import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import { createCallBatcher } from '../db/call-batcher.ts'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../lib/encryption.ts'
import { mapMaybe } from '../lib/maybe-promise.ts'
import { addConsumptions, type Counted } from '../queries/rate-limit-counters.ts'
import type { Limit } from './limit.ts'
import { type Count, createLimiter, type Limiter, tooMany } from './limiter.ts'
import { type LimitName, type Policies, policies } from './policies.ts'

/** How long a request waits for its count; after that this process counts on its own. */
const patienceMs = 1000
/** The pause before the next query: in an outage not every request may wait for `patienceMs`. */
const aloneMs = 1000
/** Counted by one statement. */
const maxCalls = 500
/** The capacity of the cache of blocked keys; each entry has cost its client a full limit. */
const maxBlocked = 50_000

interface Deps {
  database: Database
  encryption: Encryption
  log: Logger
}

/** The limiter for a database: SQLite has one process, which counts in memory. */
export function createLimiterFor(means: Deps, table?: Policies): Limiter {
  return means.database.dialect === 'postgres'
    ? createSharedLimiter(means, table)
    : createLimiter(table)
}

/**
 * Counts for all processes on one PostgreSQL. Calls that arrive during a statement are counted
 * together in the next one. While the database is unavailable each process counts on its own, so
 * each one allows the full limit.
 */
function createSharedLimiter(
  { database, encryption: secrets, log }: Deps,
  table: Policies = policies,
): Limiter {
  const alone = createLimiter(table)
  const add = createCounters(database, secrets)
  const blocked = createBlocked()
  let aloneUntil = 0

  async function countShared(name: LimitName, key: string): Promise<Count> {
    const limit: Limit = table[name]
    const counter = `${name} ${key}`
    const counted = await add(counter, limit.seconds * 1000).catch((error: unknown) => {
      if (performance.now() >= aloneUntil) {
        log.warn({ err: error }, 'limits are not shared while the database is unavailable')
      }
      aloneUntil = performance.now() + aloneMs
    })
    if (!counted) return alone.count(name, key)
    if (counted.times >= limit.times) blocked.add(counter, counted.msLeft)
    return counted
  }

  function count(name: LimitName, key: string): Count | Promise<Count> {
    const limit: Limit = table[name]
    if (limit.inEachProcess) return alone.count(name, key)
    const blockedMs = blocked.msLeft(`${name} ${key}`)
    if (blockedMs > 0) return { times: limit.times + 1, msLeft: blockedMs }
    return performance.now() < aloneUntil ? alone.count(name, key) : countShared(name, key)
  }

  return {
    rule: (name) => table[name],
    consume: (name, key) =>
      mapMaybe(count(name, key), ({ times, msLeft }) => {
        if (times > table[name].times) throw tooMany(table[name], msLeft)
      }),
    count,
  }
}

type Place = Pick<Counted, 'times' | 'msLeft'>

interface Call {
  counter: string
  windowMs: number
  resolve: (place: Place) => void
  reject: (reason: unknown) => void
}

/** Adds to counters, in one statement at a time. Each call resolves to its own count. */
function createCounters({ read }: Database, { hmac }: Encryption) {
  const addToBatch = createCallBatcher<Call>({
    maxInFlight: 1,
    maxCalls,
    async send(batch) {
      const ofCounter = Map.groupBy(batch, ({ counter }) => counter)
      const ofKey = new Map([...ofCounter].map(([counter, calls]) => [hmac(counter), calls]))
      const consumptions = [...ofKey].map(([key, calls]) => {
        return { key, times: calls.length, windowMs: calls[0]?.windowMs ?? 0 }
      })
      consumptions.sort((a, b) => (a.key < b.key ? -1 : 1))
      try {
        for (const { key, times, msLeft } of await inTime(addConsumptions(read, consumptions))) {
          const calls = ofKey.get(key) ?? []
          for (const [index, { resolve }] of calls.entries()) {
            resolve({ times: times - calls.length + index + 1, msLeft })
          }
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    },
  })
  return (counter: string, windowMs: number): Promise<Place> =>
    new Promise((resolve, reject) => addToBatch({ counter, windowMs, resolve, reject }))
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('counting takes too long')), patienceMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Caches the keys that have reached their limit, so that a flood causes no queries. */
function createBlocked() {
  const until = new QuickLRU<string, number>({ maxSize: maxBlocked / 2 })
  return {
    /** Returns 0 if the key is not blocked. */
    msLeft(key: string): number {
      const end = until.get(key)
      if (end === undefined) return 0
      const left = end - performance.now()
      if (left <= 0) until.delete(key)
      return Math.max(0, left)
    },
    add(key: string, ms: number): void {
      until.set(key, performance.now() + ms)
    },
  }
}
