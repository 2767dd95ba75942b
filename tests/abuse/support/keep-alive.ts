import { once } from 'node:events'
import { connected } from '../../server/support/raw-http.ts'

/**
 * One connection with sequential requests: it adds less overhead than `fetch`, so timing is
 * precise.
 */
export async function keepAliveConnection(origin: string) {
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
