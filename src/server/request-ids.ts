import { randomUUID } from 'node:crypto'

/**
 * Ids that no two requests share, in the form of a UUID: random for each process, then counted. They
 * are no secret, and one for every request from the random source would show in the look-up's time.
 */
export function createRequestIds(): () => string {
  const ofProcess = randomUUID().slice(0, -12)
  let count = 0
  let firsts = ''
  return () => {
    const last = count % lasts.length
    if (last === 0) firsts = ofProcess + hex(count / lasts.length, 9)
    count += 1
    return firsts + lasts[last]
  }
}

const hex = (count: number, digits: number) => count.toString(16).padStart(digits, '0')
const lasts = Array.from({ length: 4096 }, (_, count) => hex(count, 3))
