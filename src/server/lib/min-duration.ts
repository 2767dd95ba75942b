import { setTimeout as delay } from 'node:timers/promises'

/** Longer than a database transaction takes, shorter than anyone notices. */
const usualMs = 60

/**
 * Does some work, and takes as long when there was none to do: the time of an answer then does not
 * tell whether an account exists.
 */
export type WithMinDuration = <T>(work: Promise<T>) => Promise<T>

/** Every work is given at least so many milliseconds. */
export function createWithMinDuration(minMs: number = usualMs): WithMinDuration {
  return async (work) => {
    const [result] = await Promise.all([work, delay(minMs)])
    return result
  }
}
