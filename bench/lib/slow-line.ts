import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The payload of a TCP segment over a mobile network. */
const packetBytes = 1_400

export interface SlowLine {
  /** `http://localhost:<port>` */
  origin: string
  /** Leads to the server on this port from now on. */
  leadTo: (port: number) => void
  stop: () => void
}

/**
 * Opens a line to a local server: all connections share its speed, and each packet arrives by itself.
 * Chromium's own throttle waits for a whole read of up to 32 kB instead, so that a page paints nothing
 * before its end. Like that throttle, it has no handshakes and no slow start.
 */
export async function openSlowLine({
  roundTripMs,
  bytesPerSecond,
}: {
  roundTripMs: number
  bytesPerSecond: number
}): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  let port = 0
  const newDirection = () => {
    let freeMs = 0
    return function carry(from: Socket, into: Socket) {
      let last: Promise<void> = Promise.resolve()
      const arriveMs = (bytes: number) => {
        freeMs = Math.max(freeMs, performance.now()) + (bytes / bytesPerSecond) * 1000
        return freeMs + roundTripMs / 2
      }
      from.on('data', (data) => {
        for (let at = 0; at < data.length; at += packetBytes) {
          const packet = data.subarray(at, at + packetBytes)
          const dueMs = arriveMs(packet.length)
          last = last.then(async () => {
            await delay(Math.max(0, dueMs - performance.now()))
            if (into.writable) into.write(packet)
          })
        }
      })
      from.on('close', () => last.then(() => into.end()))
      from.on('error', () => {})
    }
  }
  const [up, down] = [newDirection(), newDirection()]
  const server = createServer({ noDelay: true }, (near) => {
    const far = dial({ host: '127.0.0.1', port, noDelay: true })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    up(near, far)
    down(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    leadTo: (to) => {
      port = to
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
