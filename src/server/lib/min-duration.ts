import { setTimeout as delay } from 'node:timers/promises'

/** Longer than a database transaction, too short for a user to notice. */
const defaultMs = 60

/**
 * Waits for some work and takes at least a minimum time, so that the response time does not reveal
 * whether an account exists.
 */
export type WithMinDuration = <T>(work: Promise<T>) => Promise<T>

/** The returned function takes at least `minMs` for each call. */
export function createWithMinDuration(minMs: number = defaultMs): WithMinDuration {
  return async (work) => {
    const [result] = await Promise.all([work, delay(minMs)])
    return result
  }
}
