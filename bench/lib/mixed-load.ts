import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

/** One request. */
export interface LoadRequest {
  origin: string
  method?: 'GET' | 'POST'
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** A kind of request, sent either at a rate per second or in bursts. */
export interface Kind {
  perSecond?: number
  burst?: { size: number; everySeconds: number }
  next: () => LoadRequest
}

export interface Outcome {
  /** Milliseconds from the due time to the last byte, of answered requests. */
  times: number[]
  /** Counts by status; `broken` are connections that ended without a response. */
  statuses: Map<number | string, number>
}

export interface MixedLoad {
  outcomes: ReadonlyMap<string, Outcome>
  /** Stops sending, and resolves once all requests have ended. */
  stop: () => Promise<void>
}

const tickMs = 5

/**
 * Sends at a fixed pace whether responses arrive or not, so that every request that is due while
 * the server stalls counts as late.
 */
export function startMixedLoad(kinds: Readonly<Record<string, Kind>>): MixedLoad {
  const agent = new Agent({ keepAlive: true })
  const outcomes = new Map<string, Outcome>()
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  const sent = new Map<string, number>()

  const sendDue = () => {
    for (const [name, kind] of Object.entries(kinds)) {
      const { due, dueAt } = dueOf(kind, performance.now() - began)
      for (let n = sent.get(name) ?? 0; n < due; n++) {
        const pending = send(agent, kind.next(), began + dueAt(n), outcomeOf(outcomes, name))
        underWay.add(pending)
        pending.finally(() => underWay.delete(pending))
      }
      sent.set(name, due)
    }
  }
  const timer = setInterval(sendDue, tickMs)
  return {
    outcomes,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
    },
  }
}

/** How many requests are due by now, and when the nth is due, in milliseconds after the start. */
function dueOf({ perSecond = 0, burst }: Kind, elapsedMs: number) {
  if (!burst) {
    const due = Math.floor((elapsedMs / 1000) * perSecond)
    return { due, dueAt: (n: number) => ((n + 1) / perSecond) * 1000 }
  }
  const everyMs = burst.everySeconds * 1000
  return {
    due: Math.floor(elapsedMs / everyMs) * burst.size,
    dueAt: (n: number) => (Math.floor(n / burst.size) + 1) * everyMs,
  }
}

function outcomeOf(outcomes: Map<string, Outcome>, name: string): Outcome {
  const outcome = outcomes.get(name) ?? { times: [], statuses: new Map() }
  outcomes.set(name, outcome)
  return outcome
}

function send(
  agent: Agent,
  { origin, method = 'GET', path, headers = {}, body }: LoadRequest,
  dueAt: number,
  { times, statuses }: Outcome,
): Promise<void> {
  const count = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sending = request(
      origin + path,
      { agent, method, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          times.push(performance.now() - dueAt)
          count(answer.statusCode ?? 0)
        })
        answer.on('error', () => count('broken'))
        answer.on('close', resolve)
      },
    )
    sending.on('error', (error: NodeJS.ErrnoException) => {
      count(error.code === 'ECONNREFUSED' ? 'not listening' : `broken ${error.code}`)
      resolve()
    })
    sending.end(body)
  })
}
