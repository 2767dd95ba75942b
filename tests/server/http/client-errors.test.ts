import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { serverLimits } from '../../../src/server/config/server-limits.ts'
import { respondToClientErrors } from '../../../src/server/http/client-errors.ts'
import { connected, received } from '../support/raw-http.ts'

let answer: (response: ServerResponse) => void
const server = createServer((_request, response) => {
  answer(response)
  if (!response.writableEnded || response.writableLength > 0) underWay(response)
}).listen(0, '127.0.0.1')
const underWay = respondToClientErrors(server, [], pino({ enabled: false }), serverLimits)
await once(server, 'listening')
afterAll(() => new Promise((resolve) => server.close(resolve)))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const request = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'
const unreadable = 'no HTTP at all\r\n\r\n'
const never = () => false

it('malformed bytes after a request whose response has begun add nothing to that response', async () => {
  answer = (response) => response.writeHead(200, { 'content-length': '10' }).write('first')
  const socket = await connected(origin)
  socket.write(request)
  const [first] = await once(socket, 'data')
  expect(first).toMatch(/^HTTP\/1\.1 200 (?:.*\r\n)+\r\nfirst$/)
  const more = received(socket, never)
  socket.write(unreadable)
  expect(await more).toBe('')
})

it('malformed bytes after unanswered requests are refused', async () => {
  let asked = 0
  answer = (response) => {
    asked += 1
    // Waits for the first response, which never comes.
    if (asked === 2) response.end('second')
  }
  const socket = await connected(origin)
  const text = received(socket, never)
  socket.write(request + request + unreadable)
  expect(await text).toMatch(/^HTTP\/1\.1 400 /)
})

it('malformed bytes after a complete response are refused', async () => {
  answer = (response) => response.end('first')
  const socket = await connected(origin)
  socket.write(request)
  await once(socket, 'data')
  const more = received(socket, never)
  socket.write(unreadable)
  expect(await more).toMatch(/^HTTP\/1\.1 400 /)
})
