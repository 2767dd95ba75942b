import { Socket } from 'node:net'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Timeouts } from '../config/timeouts.ts'
import { isConnectionError } from './database-unavailable.ts'

/** Error codes of the operating system for a silent connection. */
const silentCodes = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

export interface ConnectionWatchdog {
  /** A socket for a new connection; it fails at once while the database does not respond. */
  newSocket(): Socket
  openSockets: ReadonlySet<Socket>
  /** Awaits a query, and records that data was received. */
  during<T>(query: Promise<T>): Promise<T>
  stop(): void
}

/**
 * Watches the connection to a database: a machine that has died, or a firewall that drops a
 * connection, closes nothing and sends nothing. If a probe gets no response, all connections are closed
 * and new ones fail until the database responds again. A long query on a working connection is left
 * alone.
 */
export function watchConnection(
  url: string,
  { quietMs, probeMs, watchEveryMs }: Timeouts['database'],
): ConnectionWatchdog {
  const sockets = new Set<Socket>()
  let waiting = 0
  let quietSince = performance.now()
  let isSilent = false
  let isProbing = false

  const markActive = () => {
    quietSince = performance.now()
  }

  async function probe() {
    isProbing = true
    const began = performance.now()
    const responded = await respondsInTime(url, probeMs)
    isProbing = false
    isSilent = !responded && quietSince < began
    if (!isSilent) return markActive()
    for (const socket of sockets) socket.destroy(silence())
  }

  const timer = setInterval(() => {
    if (isProbing) return
    if (isSilent || (waiting > 0 && performance.now() - quietSince > quietMs)) void probe()
  }, watchEveryMs)
  timer.unref()

  return {
    newSocket() {
      const socket = new Socket()
      // Connecting replaces `write`.
      socket.once('connect', () => gatherWrites(socket))
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // Only after the caller has called `connect`, which would open the socket again.
      if (isSilent) process.nextTick(() => socket.destroy(silence()))
      return socket
    },
    openSockets: sockets,
    async during(query) {
      if (waiting++ === 0) markActive()
      try {
        const value = await query
        markActive()
        return value
      } catch (error) {
        if (!isConnectionError(error)) markActive()
        throw error
      } finally {
        waiting--
      }
    },
    stop() {
      clearInterval(timer)
      // Closing them would wait forever for a database that does not respond.
      for (const socket of sockets) socket.unref()
    },
  }
}

/**
 * Sends what is written in one turn of the event loop at once: each write wakes up the database, which
 * takes longer than most statements.
 */
function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean
  let isGathering = false
  socket.write = (...given: unknown[]) => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return write(...given)
  }
}

const silence = () => new Error('The connection to the database has fallen silent')

/** Whether the database responds on a connection of its own; a refusal is a response too. */
async function respondsInTime(url: string, probeMs: number): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => !silentCodes.includes(error.code ?? ''),
    )
  const tooLate = delay(probeMs, false, { ref: false })
  const responded = await Promise.race([answered, tooLate])
  // After a blocked event loop, the timer fires before the data that arrived meanwhile is read.
  if (!responded) await setImmediate()
  socket.destroy()
  return responded
}
