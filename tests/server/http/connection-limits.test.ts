import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { serverLimits } from '../../../src/server/config/server-limits.ts'
import { limitConnections } from '../../../src/server/http/connection-limits.ts'
import { defaultHeaders } from '../../../src/server/http/security-headers.ts'
import {
  connected,
  expectSecurityHeaders,
  isWhole,
  parseAnswer,
  raw,
  received,
} from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const hello = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function start(limits: Partial<typeof serverLimits>, trustedProxies: string[] = []) {
  const logged: string[] = []
  const server = createServer()
  const isCrowded = limitConnections(server, {
    limits: { ...serverLimits, ...limits },
    trustedProxies,
    defaultHeaders: defaultHeaders('http://toju.test'),
    log: pino({}, { write: (line) => logged.push(line) }),
  })
  server.on('request', (request, response) => {
    if (isCrowded(request.socket)) response.shouldKeepAlive = false
    response.end('served')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const held: Socket[] = []
  /** Opens this many connections, each of which gets one response. */
  const hold = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const socket = await connected(origin)
      held.push(socket)
      onTestFinished(() => void socket.destroy())
      socket.write(hello)
      await new Promise((resolve) => socket.once('data', resolve))
    }
  }
  return { origin, hold, held, logged }
}

test('connections from one address are limited, and the next is refused without reading from it', async () => {
  const { origin, hold, held, logged } = await start({ connectionsPerIp: 8 })
  // Completely idle: nothing is sent on them.
  held.push(...(await Promise.all(Array.from({ length: 8 }, () => connected(origin)))))
  for (const sent of ['', hello, 'POST / HTTP/1.1\r\nContent-Length: 9999\r\n\r\nabc']) {
    const answer = await raw(origin, sent)
    expect(answer).toMatchObject({
      status: 429,
      body: expect.stringContaining('Too many connections'),
      headers: { connection: 'close', 'retry-after': '10' },
    })
    expectSecurityHeaders(answer.headers, 'too many')
  }
  expect(logged).toHaveLength(1)
  expect(logged[0]).not.toContain('127.0.0.1')
  // A closed connection makes room.
  for (const socket of held.splice(0, 8)) {
    await new Promise((resolve) => socket.once('close', resolve).destroy())
  }
  await expect.poll(async () => (await raw(origin, hello)).status).toBe(200)
  await hold(3)
  expect((await raw(origin, hello)).status).toBe(200)
})

test('with ten times the allowed connections at once, exactly the limit is accepted and all others are refused or cut off', async () => {
  const { origin } = await start({ connectionsPerIp: 16 })
  const beginnings: string[] = []
  const left = new Set<Socket>()
  const open = async () => {
    const socket = await connected(origin)
    left.add(socket)
    let text = ''
    socket.on('data', (more) => {
      text += more
    })
    socket.on('error', () => {})
    // The server closed this connection.
    socket.on('close', () => void (left.delete(socket) && beginnings.push(text.slice(0, 12))))
  }
  await Promise.all(Array.from({ length: 160 }, open))
  await expect.poll(() => left.size).toBe(16)
  expect(beginnings).toHaveLength(144)
  expect(beginnings).toContain('HTTP/1.1 429')
  expect(beginnings.filter((each) => each !== 'HTTP/1.1 429' && each !== '')).toEqual([])
  const answers = [...left].map((socket) => {
    socket.write(hello)
    return received(socket, isWhole)
  })
  for (const answer of await Promise.all(answers)) expect(parseAnswer(answer).status).toBe(200)
})

test('an address above half its share has its connections closed after each response', async () => {
  const { origin, hold } = await start({ connectionsPerIp: 8 })
  await hold(4)
  const { status, headers } = await raw(origin, hello)
  expect(status).toBe(200)
  expect(headers['connection']).toBe('close')
})

test('an address below half its share keeps its connections', async () => {
  const { origin, hold } = await start({ connectionsPerIp: 8 })
  await hold(3)
  expect((await raw(origin, hello)).headers['connection']).toBe('keep-alive')
})

test('a trusted proxy may open as many as the total limit', async () => {
  const { origin, hold } = await start({ connectionsPerIp: 4, connections: 12 }, ['127.0.0.1'])
  await hold(12)
  expect((await raw(origin, hello)).status).toBe(0)
})

test('a running server enforces the connection limit: 256 silent connections are held, and the next is refused', async () => {
  const { origin, isRunning } = await startTestServer(onTestFinished)
  const { host } = new URL(origin)
  const silent = await Promise.all(
    Array.from({ length: serverLimits.connectionsPerIp }, () => connected(origin)),
  )
  const request = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  expect((await raw(origin, request)).status).toBe(429)
  const [first, ...rest] = silent
  first?.destroy()
  await expect.poll(async () => (await raw(origin, request)).status).toBe(200)
  for (const socket of rest) socket.destroy()
  expect(isRunning()).toBe(true)
})

test('a server that is busy for seconds holds a thousand new connections, so that nginx does not take it for failed', async () => {
  const { origin, pid } = await startTestServer(onTestFinished)
  process.kill(pid, 'SIGSTOP')
  const made: Socket[] = []
  for (let n = 0; n < 1000; n++) {
    connected(origin).then(
      (socket) => made.push(socket),
      () => {},
    )
  }
  await expect.poll(() => made.length).toBe(1000)
  process.kill(pid, 'SIGCONT')
  for (const socket of made) socket.destroy()
})
