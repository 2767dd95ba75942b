import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { serverLimits } from '../../src/server/config/server-limits.ts'
import { connected, parseAnswer } from '../server/support/raw-http.ts'
import { startTestApp } from '../support/app.ts'
import { listen } from '../support/server/listen.ts'

// Only the timers for bodies are faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Waits for a condition. Vitest’s `waitFor` would advance the fake timers. */
async function until(isSo: () => boolean) {
  const deadline = performance.now() + 10_000
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('the condition did not become true')
    await delay(2)
  }
}

/** A server with production limits; the test sees both ends of each connection. */
async function start() {
  const app = await startTestApp()
  const server = createServer({ keepAliveTimeout: serverLimits.keepAliveMs })
  const origin = await listen(app, { server })
  const open = async () => {
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const socket = await connected(origin)
    onTestFinished(() => void socket.destroy())
    const atServer = await accepted
    let text = ''
    let isClosed = false
    socket.on('data', (more) => {
      text += more
    })
    socket
      .on('error', () => {})
      .on('close', () => {
        isClosed = true
      })
    let sent = 0
    return {
      /** Sends bytes and waits until the server has received them. */
      async send(bytes: string | Buffer) {
        socket.write(bytes)
        sent += Buffer.byteLength(bytes)
        await until(() => atServer.bytesRead >= sent || isClosed)
      },
      /** The first response, without 100 Continue. */
      answered: async () => {
        const rest = () => text.replace('HTTP/1.1 100 Continue\r\n\r\n', '')
        await until(() => rest().includes('\r\n\r\n'))
        return parseAnswer(rest())
      },
      closed: () => until(() => isClosed),
      answer: () => text,
      isClosed: () => isClosed,
    }
  }
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, `Host: ${new URL(origin).host}`, ...headers, '', ''].join('\r\n')
  return { app, open, head }
}

test('the default limits of a server are these', () => {
  expect(serverLimits).toEqual({
    headersMs: 15_000,
    bodyMs: 10_000,
    uploadBytesPerSecond: 1000,
    requestMs: 300_000,
    checkEveryMs: 2000,
    keepAliveMs: 65_000,
    lastRequestsMs: 2000,
    drainMs: 10_000,
    connectionsPerIp: 256,
    connections: 10_000,
  })
})

const { bodyMs, uploadBytesPerSecond } = serverLimits
const json = 'Content-Type: application/json'
const logIn = 'POST /api/auth/login'

/** Above the half second after which the HTTP adapter would close the connection. */
const busyMs = 800

test.each([
  ['that no endpoint reads', 'POST /api/nothing', 404],
  ['that is too large', logIn, 413],
])(
  'a connection takes the next request though the rest of a body %s comes late',
  async (_, line, status) => {
    const { open, head } = await start()
    const { send, answer, answered, isClosed } = await open()
    const length = 100_000
    await send(head(line, json, `Content-Length: ${length}`))
    await send('x'.repeat(length / 2))
    expect((await answered()).status).toBe(status)
    await delay(busyMs)
    expect(isClosed()).toBe(false)
    await send('x'.repeat(length / 2))
    await send(head('GET /healthz'))
    await until(() => /HTTP\/1\.1 200/.test(answer()) || isClosed())
    expect(answer()).toContain('HTTP/1.1 200')
  },
)

describe('a body that is incomplete after ten seconds', () => {
  test.each([
    ['with a stated length', [json, 'Content-Length: 1000'], '{"email":"'],
    ['in chunks', [json, 'Transfer-Encoding: chunked'], '5\r\n{"ema\r\n'],
    ['without a single byte', [json, 'Content-Length: 5'], ''],
    ['after 100 Continue', [json, 'Content-Length: 5', 'Expect: 100-continue'], ''],
  ])(
    '%s is answered 408 in the error format, and the connection is closed',
    async (_, headers, body) => {
      const { app, open, head } = await start()
      const { send, answer, answered, closed } = await open()
      await send(head(logIn, ...headers))
      await send(body)
      vi.advanceTimersByTime(bodyMs - 1)
      expect(answer()).not.toContain('408')
      vi.advanceTimersByTime(1)
      const { status, headers: sent, body: text } = await answered()
      expect(status).toBe(408)
      expect(sent).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' })
      expect(text).toContain('"code":"REQUEST_TIMEOUT"')
      await closed()
      expect(app.logged.join()).not.toContain('"level":50')
    },
  )

  test('sent byte by byte, gets no more time', async () => {
    const { open, head } = await start()
    const { send, answered, closed } = await open()
    await send(head(logIn, json, 'Content-Length: 1000'))
    for (let second = 1; second < bodyMs / 1000; second++) {
      await send(' ')
      vi.advanceTimersByTime(1000)
    }
    vi.advanceTimersByTime(1000)
    expect((await answered()).status).toBe(408)
    await closed()
  })

  test.each([
    ['POST /', 405],
    ['GET /healthz', 200],
    ['GET /api/verify?identifier=ABC123', 200],
    ['GET /uploads/x.webp', 404],
    ['POST /api/nothing', 404],
    ['PATCH /api/users', 401],
  ])('%s is answered at once, and its connection is then closed', async (line, status) => {
    const { open, head } = await start()
    const { send, answered, closed } = await open()
    await send(head(line, json, 'Content-Length: 1000'))
    expect((await answered()).status).toBe(status)
    vi.advanceTimersByTime(bodyMs)
    await closed()
  })

  test('a body that arrived in time is answered even after a slow handler, and so is the next request', async () => {
    const { open, head } = await start()
    const { send, answered, answer, isClosed } = await open()
    await send(head(logIn, json, 'Content-Length: 2'))
    vi.advanceTimersByTime(bodyMs - 1)
    await send('{}')
    expect((await answered()).status).toBe(400)
    vi.advanceTimersByTime(10 * bodyMs)
    await send(head('GET /healthz'))
    await until(() => answer().includes('HTTP/1.1 200'))
    expect(isClosed()).toBe(false)
  })
})

describe('an image upload', () => {
  const begin = 'POST /api/uploads'
  const boundary = 'x'.repeat(30)
  const disposition = 'Content-Disposition: form-data; name="file"; filename="a.png"'
  const form = async () => {
    const [width, height] = [120, 120]
    const noise = randomBytes(width * height * 3)
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    const start = `--${boundary}\r\n${disposition}\r\n\r\n`
    return Buffer.concat([Buffer.from(start), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  }
  const type = `Content-Type: multipart/form-data; boundary=${boundary}`
  const tenSeconds = (uploadBytesPerSecond * bodyMs) / 1000

  test('gets more time while it arrives at the speed of a slow connection', async () => {
    const { open, head } = await start()
    const { send, answered } = await open()
    const body = await form()
    expect(body.length).toBeGreaterThan(3 * tenSeconds)
    await send(head(begin, type, `Content-Length: ${body.length}`))
    for (const part of [0, 1, 2]) {
      await send(body.subarray(part * tenSeconds, (part + 1) * tenSeconds))
      vi.advanceTimersByTime(bodyMs)
    }
    await send(body.subarray(3 * tenSeconds))
    expect((await answered()).status).toBe(201)
  })

  test('slower than that is refused', async () => {
    const { open, head } = await start()
    const { send, answered, closed } = await open()
    await send(head(begin, type, 'Content-Length: 900000'))
    await send(Buffer.alloc(tenSeconds, '-'))
    vi.advanceTimersByTime(bodyMs)
    await send(Buffer.alloc(tenSeconds - 1, '-'))
    vi.advanceTimersByTime(bodyMs)
    const { status, body } = await answered()
    expect(status).toBe(408)
    expect(body).toContain('REQUEST_TIMEOUT')
    await closed()
  })
})
