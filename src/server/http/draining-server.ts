import { Server } from 'node:http'
import type { ServerLimits } from '../config/server-limits.ts'

const closeIdleEveryMs = 50

/**
 * An HTTP server that stops without cutting off a request that is on its way: a connection that looks
 * idle here may have one on the line.
 */
export class DrainingServer extends Server {
  #keepsIdle = false

  /** `close` calls this too, since Node 19: https://nodejs.org/api/http.html#serverclosecallback */
  override closeIdleConnections(): void {
    if (!this.#keepsIdle) super.closeIdleConnections()
  }

  /**
   * Refuses new connections at once. An idle one may still bring a request for `lastRequestsMs`; what is
   * under way after `drainMs` is cut off.
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
