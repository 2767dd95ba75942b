import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { shortServerLimits } from '../../support/server/short-timeouts.ts'
import {
  connected,
  expectSecurityHeaders,
  isWhole,
  parseAnswer,
  raw,
  received,
} from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin, pid, isRunning } = await startTestServer(
  afterAll,
  {},
  'tests/support/server/impatient-server.ts',
)

it.concurrent('a client that sends its headers too slowly gets a 408 and is disconnected', async () => {
  const began = performance.now()
  const drips = Array.from({ length: 20 }, async () => {
    const socket = await connected(origin)
    const dripping = setInterval(() => socket.write('X-Drip: a\r\n'), 50)
    socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n`)
    const text = await received(socket, isWhole, 20_000)
    clearInterval(dripping)
    return parseAnswer(text)
  })
  for (const { status, headers } of await Promise.all(drips)) {
    expect(status).toBe(408)
    expectSecurityHeaders(headers, '408')
  }
  expect(performance.now() - began).toBeGreaterThan(shortServerLimits.headersMs * 0.9)
  expect(isRunning()).toBe(true)
})

it.concurrent('an unused connection is closed without a response, no earlier than an idle one', async () => {
  const began = performance.now()
  expect(await received(await connected(origin), isWhole, 20_000)).toBe('')
  expect(performance.now() - began).toBeGreaterThan(shortServerLimits.keepAliveMs * 0.9)
})

it.concurrent('headers that come slowly on a connection that was long unused get a 408', async () => {
  const socket = await connected(origin)
  await delay(shortServerLimits.headersMs + 2 * shortServerLimits.checkEveryMs)
  socket.write('GET / HTTP/1.1\r\n')
  expect(parseAnswer(await received(socket, isWhole, 20_000)).status).toBe(408)
})

it('a request that arrived while the server was stalled is handled, however long that was', async () => {
  const request = `GET /robots.txt HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`
  const socket = await connected(origin)
  // The server has accepted that connection before this one.
  await raw(origin, request)
  process.kill(pid, 'SIGSTOP')
  socket.write(request)
  await delay(shortServerLimits.headersMs + shortServerLimits.checkEveryMs)
  process.kill(pid, 'SIGCONT')
  expect(parseAnswer(await received(socket, isWhole)).status).toBe(200)
})
