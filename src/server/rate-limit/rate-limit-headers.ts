import type { Limit } from './limit.ts'

/** A limit as a caller has used it. */
export interface CountedLimit {
  /** How the headers name it. */
  name: string
  limit: Limit
  /** Calls in this window. */
  times: number
  msLeft: number
}

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-11.html */
export function rateLimitPolicyHeader(limits: readonly Pick<CountedLimit, 'name' | 'limit'>[]) {
  return limits.map(({ name, limit }) => `"${name}";q=${limit.times};w=${limit.seconds}`).join(', ')
}

/** What is left of each limit, and the seconds until it begins again. */
export function rateLimitHeader(counted: readonly CountedLimit[]): string {
  return counted
    .map(({ name, limit, times, msLeft }) => {
      const left = Math.max(0, limit.times - times)
      return `"${name}";r=${left};t=${Math.ceil(msLeft / 1000)}`
    })
    .join(', ')
}
