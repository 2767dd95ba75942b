import { Problem } from '../../api/problem.ts'
import type { Limit } from './limit.ts'
import { createMemoryLimiter } from './memory-limiter.ts'
import type { LimitName, Policies } from './policies.ts'
import { policies } from './policies.ts'

export interface Limiter {
  /** The policy of a limit, for callers that count rows of a table instead. */
  rule(name: LimitName): Limit
  /** Counts one call; above the limit it throws `TOO_MANY_REQUESTS` with the seconds to wait. */
  consume(name: LimitName, key: string): void | Promise<void>
  /** Counts one call and refuses none, for responses that say how many calls are left. */
  count(name: LimitName, key: string): Count | Promise<Count>
}

/** The calls in a window, including this one, and the time until it ends. */
export interface Count {
  times: number
  msLeft: number
}

/** Counts in the memory of this process. */
export function createLimiter(table: Policies = policies): Limiter {
  const windows = new Map(
    Object.entries(table).map(([name, limit]) => [name, createMemoryLimiter(limit)]),
  )
  return {
    rule: (name) => table[name],
    consume(name, key) {
      const waitMs = windows.get(name)?.consume(key) ?? 0
      if (waitMs > 0) throw tooMany(table[name], waitMs)
    },
    count: (name, key) => windows.get(name)?.count(key) ?? { times: 1, msLeft: 0 },
  }
}

/** The error for a call above a limit. */
export function tooMany({ reason }: Pick<Limit, 'reason'>, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Problem('TOO_MANY_REQUESTS', reason, {
    params: { seconds },
    retryAfterSeconds: seconds,
  })
}
