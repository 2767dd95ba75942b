import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../lib/encryption.ts'
import { addConsumptions, type Counted } from '../queries/rate-limit-counters.ts'
import type { Limit } from './limit.ts'
import { type Count, createLimiter, type Limiter, tooMany } from './limiter.ts'
import { type LimitName, type Policies, policies } from './policies.ts'

/** How long a request waits for its count; after that this process counts on its own. */
const patienceMs = 1000
/** The pause before the next query: in an outage not every request may wait for `patienceMs`. */
const aloneMs = 1000
/** The maximum size of one statement. */
const maxKeys = 500
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
  const counters = createCounters(database)
  const blocked = createBlocked()
  let aloneUntil = 0

  async function count(name: LimitName, key: string): Promise<Count> {
    const limit: Limit = table[name]
    const counter = secrets.hmac(`${name} ${key}`)
    const blockedMs = blocked.msLeft(counter)
    if (blockedMs > 0) return { times: limit.times + 1, msLeft: blockedMs }
    if (performance.now() < aloneUntil) return alone.count(name, key)
    const counted = await counters.add(counter, limit.seconds * 1000).catch((error: unknown) => {
      if (performance.now() >= aloneUntil) {
        log.warn({ err: error }, 'limits are not shared while the database is unavailable')
      }
      aloneUntil = performance.now() + aloneMs
    })
    if (!counted) return alone.count(name, key)
    if (counted.times >= limit.times) blocked.add(counter, counted.msLeft)
    return counted
  }

  return {
    rule: (name) => table[name],
    async consume(name, key) {
      const limit: Limit = table[name]
      if (limit.inEachProcess) return alone.consume(name, key)
      const { times, msLeft } = await count(name, key)
      if (times > limit.times) throw tooMany(limit, msLeft)
    },
    count,
  }
}

type Place = Pick<Counted, 'times' | 'msLeft'>

interface Waiting {
  windowMs: number
  calls: { resolve: (place: Place) => void; reject: (reason: unknown) => void }[]
}

/** Adds to counters, in one statement at a time. Each call resolves to its own count. */
function createCounters({ read }: Database) {
  let waiting = new Map<string, Waiting>()
  let running = false

  async function run() {
    running = true
    while (waiting.size > 0) {
      const batch = waiting.size <= maxKeys ? waiting : new Map([...waiting].slice(0, maxKeys))
      waiting = new Map([...waiting].slice(batch.size))
      try {
        place(batch, await inTime(send(batch)))
      } catch (error) {
        for (const { calls } of batch.values()) for (const { reject } of calls) reject(error)
      }
    }
    running = false
  }

  function send(batch: ReadonlyMap<string, Waiting>): Promise<Counted[]> {
    const consumptions = [...batch].map(([key, { windowMs, calls }]) => ({
      key,
      windowMs,
      times: calls.length,
    }))
    return addConsumptions(
      read,
      consumptions.sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
  }

  return {
    add(key: string, windowMs: number): Promise<Place> {
      return new Promise((resolve, reject) => {
        const group = waiting.get(key) ?? { windowMs, calls: [] }
        group.calls.push({ resolve, reject })
        waiting.set(key, group)
        if (!running) void run()
      })
    },
  }
}

/** Resolves the calls that were counted together, each with its own count. */
function place(batch: ReadonlyMap<string, Waiting>, counted: readonly Counted[]): void {
  for (const { key, times, msLeft } of counted) {
    const calls = batch.get(key)?.calls ?? []
    for (const [index, { resolve }] of calls.entries()) {
      resolve({ times: times - calls.length + index + 1, msLeft })
    }
  }
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
