import { freshAddress } from './attacker.ts'
import { keepAliveConnection } from './keep-alive.ts'
import { createTimes, minApart, type Timing } from './timed-endpoints.ts'

/** The URL of each endpoint, up to the identifier. */
const urlPrefixes = { 'GET /api/verify': '/api/verify?identifier=', 'GET /search': '/search?uid=' }

/**
 * Times lookups over one connection to a started server. Each comes from an address in its own
 * network.
 */
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
          const us = await line.time(urlPrefixes[endpoint] + number, freshAddress())
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
  endpoint: keyof typeof urlPrefixes
  /** A hidden identifier, and an unregistered one. */
  numbers: readonly (readonly [hidden: string, unknown: string])[]
}
