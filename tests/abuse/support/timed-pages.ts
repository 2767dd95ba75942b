import { freshAddress } from './attacker.ts'
import { keepAliveConnection } from './keep-alive.ts'
import { createTimes, minApart, type Timing } from './timed-endpoints.ts'

/** Each page gets the same identifier from a visitor with their own network. */
const addresses = { 'GET /api/verify': '/api/verify?identifier=', 'GET /search': '/search?uid=' }

/** Times a URL about an identifier, over one connection to a started server. */
export async function timeLookups(
  origin: string,
  { endpoint, numbers }: Asking,
  rounds: number,
): Promise<Timing> {
  const line = await keepAliveConnection(origin)
  try {
    return await minApart(rounds, async () => {
      const times = createTimes()
      for (const [n, pair] of numbers.entries()) {
        const both = [...pair.entries()]
        for (const [at, number] of n % 2 === 0 ? both : both.toReversed()) {
          const us = await line.time(addresses[endpoint] + number, freshAddress())
          times.add(at === 0, { us, isEven: false })
        }
      }
      return times.timing(`${endpoint} over HTTP`)
    })
  } finally {
    line.end()
  }
}

interface Asking {
  endpoint: keyof typeof addresses
  /** A hidden identifier, and an unregistered one. */
  numbers: readonly (readonly [hidden: string, unknown: string])[]
}
