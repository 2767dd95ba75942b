import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../lib/encryption.ts'
import { addConsumptions, type Counted } from '../queries/rate-limit-counters.ts'
import { createLimiter, type Limiter, tooMany } from './limiter.ts'
import { type Limit, type Policies, policies } from './policies.ts'

/** As long as a request waits for its count; then this process counts alone. */
const patienceMs = 1000
/** For so long it then does not ask again: an outage must not cost every request its patience. */
const aloneMs = 1000
/** A statement stays small, however much has gathered. */
const maxKeys = 500
/** Of blocked keys that are remembered; each took a limit's worth of requests to get there. */
const maxBlocked = 50_000

interface Deps {
  database: Database
  encryption: Encryption
  log: Logger
}

/** The limiter that fits the database: what one process keeps in memory, several count in PostgreSQL. */
export function createLimiterFor(means: Deps, table?: Policies): Limiter {
  return means.database.dialect === 'postgres'
    ? createSharedLimiter(means, table)
    : createLimiter(table)
}

/**
 * Counts for all processes on one PostgreSQL. What comes while a statement is under way goes with the
 * next one, together. Without the database each process counts on its own: of a limit of N at most N
 * in each get through.
 */
function createSharedLimiter(
  { database, encryption: secrets, log }: Deps,
  table: Policies = policies,
): Limiter {
  const alone = createLimiter(table)
  const counters = createCounters(database)
  const blocked = createBlocked()
  let aloneUntil = 0

  return {
    rule: (name) => table[name],
    async consume(name, key) {
      const limit: Limit = table[name]
      if (limit.inEachProcess) return alone.consume(name, key)
      const counter = secrets.hmac(`${name} ${key}`)
      const blockedMs = blocked.msLeft(counter)
      if (blockedMs > 0) throw tooMany(limit, blockedMs)
      if (performance.now() < aloneUntil) return alone.consume(name, key)
      const counted = await counters.add(counter, limit.seconds * 1000).catch((error: unknown) => {
        if (performance.now() >= aloneUntil) {
          log.warn({ err: error }, 'limits are not shared while the database is away')
        }
        aloneUntil = performance.now() + aloneMs
      })
      if (!counted) return alone.consume(name, key)
      if (counted.times >= limit.times) blocked.add(counter, counted.msLeft)
      if (counted.times > limit.times) throw tooMany(limit, counted.msLeft)
    },
  }
}

type Place = Pick<Counted, 'times' | 'msLeft'>

interface Waiting {
  windowMs: number
  takes: { resolve: (place: Place) => void; reject: (reason: unknown) => void }[]
}

/** Adds to counters, in one statement at a time; resolves to the place that each take got in its count. */
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
        for (const { takes } of batch.values()) for (const { reject } of takes) reject(error)
      }
    }
    running = false
  }

  function send(batch: ReadonlyMap<string, Waiting>): Promise<Counted[]> {
    const takes = [...batch].map(([key, { windowMs, takes }]) => ({
      key,
      windowMs,
      times: takes.length,
    }))
    return addConsumptions(
      read,
      takes.sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
  }

  return {
    add(key: string, windowMs: number): Promise<Place> {
      return new Promise((resolve, reject) => {
        const group = waiting.get(key) ?? { windowMs, takes: [] }
        group.takes.push({ resolve, reject })
        waiting.set(key, group)
        if (!running) void run()
      })
    },
  }
}

/** Gives those who were counted together their places, one after the other. */
function place(batch: ReadonlyMap<string, Waiting>, counted: readonly Counted[]): void {
  for (const { key, times, msLeft } of counted) {
    const takes = batch.get(key)?.takes ?? []
    for (const [index, { resolve }] of takes.entries()) {
      resolve({ times: times - takes.length + index + 1, msLeft })
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

/** Keys that are over their limit, so that a flood costs the database nothing. */
function createBlocked() {
  const until = new QuickLRU<string, number>({ maxSize: maxBlocked / 2 })
  return {
    /** 0 when the key is not blocked. */
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
