import { Socket } from 'node:net'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import pg from 'pg'
import type { Timeouts } from '../config/timeouts.ts'
import { isConnectionError } from './database-unavailable.ts'

/** What the operating system says when nothing came back. */
const unheard = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

export interface ConnectionWatchdog {
  /** A socket for a new connection; on a line that is silent it breaks at once. */
  newSocket(): Socket
  /** Passes on what comes, and knows that it was waited for. */
  during<T>(answer: Promise<T>): Promise<T>
  stop(): void
}

/**
 * Watches the line to a database: a machine that has gone, or a firewall that forgets, closes nothing
 * and says nothing. On a line that has fallen silent everything is broken off, and what is new is
 * refused, until it answers again. A long query on a line that answers is left alone.
 */
export function watchConnection(
  url: string,
  { quietMs, probeMs, watchEveryMs }: Timeouts['database'],
): ConnectionWatchdog {
  const sockets = new Set<Socket>()
  let waiting = 0
  let quietSince = performance.now()
  let isSilent = false
  let isTrying = false

  const heard = () => {
    quietSince = performance.now()
  }

  async function tryLine() {
    isTrying = true
    const began = performance.now()
    const answered = await respondsInTime(url, probeMs)
    isTrying = false
    isSilent = !answered && quietSince < began
    if (!isSilent) return heard()
    for (const socket of sockets) socket.destroy(silence())
  }

  const timer = setInterval(() => {
    if (isTrying) return
    if (isSilent || (waiting > 0 && performance.now() - quietSince > quietMs)) void tryLine()
  }, watchEveryMs)
  timer.unref()

  return {
    newSocket() {
      const socket = new Socket()
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // After it was told where to connect to: that would open it again.
      if (isSilent) process.nextTick(() => socket.destroy(silence()))
      return socket
    },
    async during(answer) {
      if (waiting++ === 0) heard()
      try {
        const value = await answer
        heard()
        return value
      } catch (error) {
        if (!isConnectionError(error)) heard()
        throw error
      } finally {
        waiting--
      }
    },
    stop() {
      clearInterval(timer)
      // Nobody on a silent line answers a good-bye.
      for (const socket of sockets) socket.unref()
    },
  }
}

const silence = () => new Error('The line to the database has fallen silent')

/** Whether anything comes back over a connection of its own; a refusal is an answer too. */
async function respondsInTime(url: string, probeMs: number): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => !unheard.includes(error.code ?? ''),
    )
  const tooLate = delay(probeMs, false, { ref: false })
  const answered = await Promise.race([asked, tooLate])
  // An event loop that was held up for so long looks at the clock first, and then at what has come.
  if (!answered) await setImmediate()
  socket.destroy()
  return answered
}
