import { randomUUID } from 'node:crypto'

/**
 * Ids that no two requests share, in the form of a UUID: random for each process, then counted. They
 * are no secret, and one for every request from the random source would show in the look-up's time.
 */
export function createRequestIds(): () => string {
  const ofProcess = randomUUID().slice(0, -12)
  let count = 0
  return () => ofProcess + (count++).toString(16).padStart(12, '0')
}
