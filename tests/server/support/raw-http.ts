import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'

/** One raw HTTP response. `status` 0: the connection was closed without one. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** No response by then means that the server was waiting for more of the request. */
const timeoutMs = 10_000

/**
 * Opens a connection, sends the bytes, and returns what arrives up to the end of the first
 * response.
 */
export async function raw(
  origin: string,
  bytes: string | Buffer,
  waitMs = timeoutMs,
): Promise<RawAnswer> {
  return parseAnswer(await rawText(origin, bytes, isWhole, waitMs))
}

/** Like `raw`, unparsed, until `isEnough`, the other side closes, or nothing more is expected. */
export async function rawText(
  origin: string,
  bytes: string | Buffer,
  isEnough: (text: string) => boolean,
  waitMs = timeoutMs,
): Promise<string> {
  const socket = await connected(origin)
  socket.write(bytes)
  return received(socket, isEnough, waitMs)
}

/** An open connection. */
export function connected(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket))
    socket.setEncoding('latin1').once('error', reject)
  })
}

/** What arrives until `isEnough`, until the connection is closed, or until `waitMs` of silence. */
export function received(
  socket: Socket,
  isEnough: (text: string) => boolean,
  waitMs = timeoutMs,
): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (more: string) => {
      text += more
      if (isEnough(text)) socket.destroy()
    })
    // A reset after a response is a normal end.
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.setTimeout(waitMs, () => socket.destroy())
  })
}

/** Whether the first response is complete. */
export function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const { headers, body } = parseAnswer(text)
  if (headers['transfer-encoding']) return body.endsWith('0\r\n\r\n')
  return body.length >= Number(headers['content-length'] ?? 0)
}

export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
  }
}

/** What every response must have, whatever the request. */
export function expectSecurityHeaders(headers: Record<string, string>, what: string): void {
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/./),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers['content-security-policy'], what).not.toContain('unsafe-')
  expect(headers, what).not.toHaveProperty('x-powered-by')
}
