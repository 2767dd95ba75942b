import { Problem } from '../../api/problem.ts'
import { createMemoryLimiter } from './memory-limiter.ts'
import type { Limit, LimitName, Policies } from './policies.ts'
import { policies } from './policies.ts'

export interface Limiter {
  /** The row of a limit, for what is counted in the records themselves. */
  rule(name: LimitName): Limit
  /** Counts one; throws `TOO_MANY_REQUESTS` with the seconds to wait when it is one too many. */
  consume(name: LimitName, key: string): void | Promise<void>
}

/** Counts in the memory of this process. */
export function createLimiter(table: Policies = policies): Limiter {
  const windows = new Map(
    Object.entries(table).map(([name, limit]) => [name, createMemoryLimiter(limit)]),
  )
  return {
    rule: (name) => table[name],
    consume(name, key) {
      const waitMs = windows.get(name)?.take(key) ?? 0
      if (waitMs > 0) throw tooMany(table[name], waitMs)
    },
  }
}

/** The refusal of one too many, when the next may come in so many milliseconds. */
export function tooMany({ reason }: Pick<Limit, 'reason'>, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Problem('TOO_MANY_REQUESTS', reason, {
    params: { seconds },
    retryAfterSeconds: seconds,
  })
}
