import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import { createCallBatcher } from '../db/call-batcher.ts'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../lib/encryption.ts'
import { addConsumptions, type WindowCount } from '../queries/rate-limit-counters.ts'
import type { Limit } from './limit.ts'
import { countersInMemory, createLimiter, type Limiter, limiterOver } from './limiter.ts'
import { type LimitName, type Policies, policies } from './policies.ts'
import type { Counter } from './senders.ts'
import type { Count } from './windows.ts'

/** How long a request waits for its count; after that this process counts on its own. */
const timeoutMs = 1000
/** How long this process counts on its own after a failure, so that not every request waits. */
const localMs = 1000
/** The maximum of calls that one statement counts. */
const maxCalls = 500
/** The capacity of the cache of windows that the database counts. */
const maxWindows = 50_000

interface Deps {
  database: Database
  encryption: Encryption
  log: Logger
}

/** The limiter for a database: SQLite has one process, which counts in memory. */
export function createLimiterFor(deps: Deps, table?: Policies): Limiter {
  return deps.database.dialect === 'postgres'
    ? createSharedLimiter(deps, table)
    : createLimiter(table)
}

/**
 * Counts for all processes on one PostgreSQL. Calls that arrive during a statement are counted
 * together in the next one. The first calls of a window may be counted in memory (`Limit`). While the
 * database is unavailable each process counts on its own, so each one allows the full limit.
 */
function createSharedLimiter(
  { database, encryption: secrets, log }: Deps,
  table: Policies = policies,
): Limiter {
  const local = countersInMemory(table)
  const add = createCounters(database, secrets)
  const windows = createKnownWindows()
  let localUntil = 0

  const isLocal = () => performance.now() < localUntil

  async function addShared(
    name: LimitName,
    { key, share }: Counter,
    calls: number,
    addLocally: () => Count | Promise<Count>,
  ): Promise<Count> {
    const limit: Limit = table[name]
    const counter = `${name} ${key}`
    const windowMs = limit.seconds * 1000
    const counted = await add({ counter, windowMs, calls }).catch((error: unknown) => {
      if (!isLocal()) {
        log.warn({ err: error }, 'limits are not shared while the database is unavailable')
      }
      localUntil = performance.now() + localMs
    })
    if (!counted) return addLocally()
    const isFull = counted.times >= limit.times * share
    if (isFull || limit.countedInMemory) windows.set(counter, { isFull, msLeft: counted.msLeft })
    else windows.delete(counter)
    return counted
  }

  return limiterOver(
    {
      add(name, counter, calls) {
        const limit: Limit = table[name]
        if (limit.inEachProcess) return local.add(name, counter, calls)
        const window = windows.get(`${name} ${counter.key}`)
        if (window?.isFull && calls > 0) {
          return { times: limit.times * counter.share + 1, msLeft: window.msLeft }
        }
        const inMemory = (limit.countedInMemory ?? 0) * counter.share
        if (window || inMemory === 0) {
          const addLocally = () => local.add(name, counter, calls)
          return isLocal() ? addLocally() : addShared(name, counter, calls, addLocally)
        }
        const counted = local.add(name, counter, calls) as Count
        if (counted.times <= inMemory || isLocal()) return counted
        const others = counted.times === inMemory + 1 ? counted.times : calls
        return addShared(name, counter, others, () => counted)
      },
      msUntilFree(name, counter) {
        if (table[name].inEachProcess || isLocal()) return local.msUntilFree(name, counter)
        const window = windows.get(`${name} ${counter.key}`)
        return window?.isFull ? window.msLeft : 0
      },
    },
    table,
  )
}

type CounterState = Pick<WindowCount, 'times' | 'msLeft'>

interface Call extends Addition {
  resolve: (state: CounterState) => void
  reject: (reason: unknown) => void
}

interface Addition {
  counter: string
  windowMs: number
  /** This call, and those that were counted in memory; negative if it is given back. */
  calls: number
}

/** Adds to counters, in one statement at a time. Each call resolves to its own count. */
function createCounters({ reserved }: Database, { hmac }: Encryption) {
  const addToBatch = createCallBatcher<Call>({
    maxInFlight: 1,
    maxCalls,
    async send(batch) {
      const ofCounter = Map.groupBy(batch, ({ counter }) => counter)
      const ofKey = new Map([...ofCounter].map(([counter, calls]) => [hmac(counter), calls]))
      const consumptions = [...ofKey].map(([key, calls]) => {
        return { key, times: sumOf(calls), windowMs: calls[0]?.windowMs ?? 0 }
      })
      consumptions.sort((a, b) => (a.key < b.key ? -1 : 1))
      try {
        for (const { key, times, msLeft } of await withTimeout(
          addConsumptions(reserved, consumptions),
        )) {
          const calls = ofKey.get(key) ?? []
          let before = times - sumOf(calls)
          for (const call of calls) {
            before += call.calls
            call.resolve({ times: before, msLeft })
          }
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    },
  })
  return (counter: Addition): Promise<CounterState> =>
    new Promise((resolve, reject) => addToBatch({ ...counter, resolve, reject }))
}

function sumOf(calls: readonly Addition[]): number {
  return calls.reduce((sum, { calls }) => sum + calls, 0)
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('counting takes too long')), timeoutMs)
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(timer)
  }
}

interface Window {
  /** No further call is allowed. */
  isFull: boolean
  msLeft: number
}

/**
 * Caches the windows that the database counts. Calls in a full window need no query; calls in any
 * other cached window are counted by the database, and not in memory.
 */
function createKnownWindows() {
  const windows = new QuickLRU<string, { isFull: boolean; endsAt: number }>({
    maxSize: maxWindows / 2,
  })
  return {
    get(counter: string): Window | undefined {
      const window = windows.get(counter)
      if (window === undefined) return undefined
      const msLeft = window.endsAt - performance.now()
      if (msLeft > 0) return { isFull: window.isFull, msLeft }
      windows.delete(counter)
      return undefined
    },
    delete: (counter: string) => windows.delete(counter),
    set(counter: string, { isFull, msLeft }: Window): void {
      windows.set(counter, { isFull, endsAt: performance.now() + msLeft })
    },
  }
}
