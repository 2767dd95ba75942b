import { setTimeout as delay } from 'node:timers/promises'

/** Longer than a database transaction takes, shorter than anyone notices. */
const leastMs = 60

/**
 * Does some work, and takes as long when there was none to do: the time of an answer then does not
 * tell whether an account exists.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, delay(leastMs)])
  return result
}
