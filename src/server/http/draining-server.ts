import { Server } from 'node:http'
import type { ServerLimits } from '../config/server-limits.ts'

const closeIdleEveryMs = 50

/**
 * An HTTP server that stops without losing requests. A connection that looks idle may have a
 * request in transit, so idle connections stay open for a moment.
 */
export class DrainingServer extends Server {
  #keepsIdle = false

  /** `close` calls this since Node 19: https://nodejs.org/api/http.html#serverclosecallback */
  override closeIdleConnections(): void {
    if (!this.#keepsIdle) super.closeIdleConnections()
  }

  /**
   * Refuses new connections at once. Idle connections may still send a request for
   * `lastRequestsMs`. Requests that are not finished after `drainMs` are cut off.
   */
  async drain({
    lastRequestsMs,
    drainMs,
  }: Pick<ServerLimits, 'lastRequestsMs' | 'drainMs'>): Promise<void> {
    this.#keepsIdle = true
    const endOfIdle = setTimeout(() => {
      this.#keepsIdle = false
    }, lastRequestsMs)
    const closingIdle = setInterval(() => this.closeIdleConnections(), closeIdleEveryMs)
    const giveUp = setTimeout(() => this.closeAllConnections(), drainMs)
    await new Promise((resolve) => this.close(resolve))
    clearTimeout(endOfIdle)
    clearInterval(closingIdle)
    clearTimeout(giveUp)
  }
}
