import { once } from 'node:events'
import { connected } from '../../server/support/raw-http.ts'
import { freshAddress } from './attacker.ts'
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

/**
 * One connection with sequential requests: it adds less overhead than `fetch`, so timing is
 * precise.
 */
async function keepAliveConnection(origin: string) {
  const socket = await connected(origin)
  socket.setNoDelay(true)
  const { host } = new URL(origin)

  /** Microseconds from the request to the end of its response. */
  async function time(path: string, address: string): Promise<number> {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\n\r\n`
    const began = process.hrtime.bigint()
    socket.write(bytes)
    let text = ''
    for (;;) {
      const [more] = (await once(socket, 'data')) as [string]
      text += more
      const end = text.indexOf('\r\n\r\n')
      const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0)
      if (end >= 0 && text.length >= end + 4 + length) break
    }
    const took = Number(process.hrtime.bigint() - began) / 1000
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 300))
    return took
  }

  return { time, end: () => socket.destroy() }
}
