import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { fuzzRuns } from '../../support/fuzz.ts'
import { createRandom } from '../../support/random.ts'
import {
  connected,
  expectSecurityHeaders,
  isWhole,
  parseAnswer,
  raw,
  rawText,
  received,
} from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin, isRunning, stderr } = await startTestServer(afterAll)
const { host } = new URL(origin)

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n')
const lines = (...all: string[]) => [...all, '', ''].join('\r\n')
const post = (path: string, body: string, ...headers: string[]) =>
  lines(`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers) + body
const postJson = (body: string) =>
  post('/api/auth/login', body, 'Content-Type: application/json', `Content-Length: ${body.length}`)
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** A request of one line, with the right Host. */
const asks = (line: string) => lines(`${line} HTTP/1.1`, `Host: ${host}`)

const allowed = { allow: 'GET, HEAD, POST, PATCH, DELETE' }

/** The request `sends` is answered with this status and these headers. */
const cases: { what: string; sends: string | Buffer; status: number; headers?: object }[] = [
  { what: 'TRACE', sends: asks('TRACE /'), status: 405, headers: allowed },
  { what: 'TRACE on the health check', sends: asks('TRACE /healthz'), status: 405 },
  { what: 'CONNECT', sends: asks('CONNECT example.com:443'), status: 405, headers: allowed },
  { what: 'OPTIONS', sends: asks('OPTIONS /'), status: 405, headers: allowed },
  { what: 'OPTIONS *', sends: asks('OPTIONS *'), status: 400 },
  {
    what: 'a method that the API lacks',
    sends: asks('PUT /api/verify'),
    status: 405,
    headers: { 'content-type': expect.stringContaining('application/json') },
  },
  {
    // A form that was sent before its script ran.
    what: 'a POST to a page',
    sends: post('/', 'a=b', 'Content-Length: 3'),
    status: 303,
    headers: { location: '/' },
  },
  {
    what: 'a DELETE of a page',
    sends: post('/', 'a=b', 'Content-Length: 3').replace('POST', 'DELETE'),
    status: 405,
    headers: { allow: 'GET, HEAD' },
  },
  { what: 'an asterisk', sends: get('*'), status: 400 },
  { what: 'an absolute URL', sends: get(`${origin}/`), status: 400 },
  { what: 'an absolute URL elsewhere', sends: get('http://evil.example/'), status: 400 },
  {
    what: 'a foreign Host',
    sends: lines('GET / HTTP/1.1', 'Host: evil.example'),
    status: 421,
  },
  {
    what: 'a foreign Host on the API',
    sends: lines('GET /api/verify?identifier=356938035643809 HTTP/1.1', 'Host: evil.example'),
    status: 421,
  },
  { what: 'an empty Host', sends: lines('GET / HTTP/1.1', 'Host: '), status: 400 },
  { what: 'no Host', sends: lines('GET / HTTP/1.1'), status: 400 },
  {
    what: 'two Hosts',
    sends: lines('GET / HTTP/1.1', `Host: ${host}`, `Host: ${host}`),
    status: 400,
  },
  {
    what: 'two Hosts on the API',
    sends: get('/api/verify?identifier=356938035643809', 'Host: evil.example'),
    status: 400,
  },
  { what: 'HTTP/1.0 without a Host', sends: lines('GET / HTTP/1.0'), status: 400 },
  { what: 'HTTP/1.0', sends: lines('GET / HTTP/1.0', `Host: ${host}`), status: 200 },
  { what: 'HTTP/9.9', sends: lines('GET / HTTP/9.9', `Host: ${host}`), status: 400 },
  { what: 'the preface of HTTP/2', sends: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', status: 400 },
  { what: 'a TLS hello', sends: Buffer.from('16030100a5010000a10303', 'hex'), status: 400 },
  { what: 'no HTTP at all', sends: 'hello\r\n\r\n', status: 400 },
  { what: 'an encoded NUL', sends: get('/%00'), status: 404 },
  { what: 'an encoded NUL in the API', sends: get('/api/%00'), status: 400 },
  { what: 'a NUL', sends: get('/\0'), status: 400 },
  { what: 'a NUL in a header', sends: get('/', 'X-A: a\0b'), status: 400 },
  { what: 'a lone %', sends: get('/%'), status: 404 },
  { what: 'a % without hex digits', sends: get('/%zz'), status: 404 },
  { what: 'a % sequence that is not UTF-8', sends: get('/%ff'), status: 404 },
  { what: '..', sends: get('/../etc/passwd'), status: 404 },
  { what: 'an encoded ..', sends: get('/%2e%2e/%2e%2e/etc/passwd'), status: 404 },
  {
    what: '.. after an encoded slash',
    sends: get('/_astro/..%2f..%2fserver%2fentry.mjs'),
    status: 404,
  },
  { what: '.. in uploads', sends: get('/uploads/../toju.sqlite'), status: 404 },
  { what: 'the database', sends: get('/uploads/toju.sqlite'), status: 404 },
  { what: 'two slashes', sends: get('//evil.example'), status: 404 },
  { what: 'a slash and an encoded one', sends: get('/%2fevil.example'), status: 404 },
  { what: 'a backslash', sends: get('/\\evil.example'), status: 404 },
  { what: 'an encoded backslash', sends: get('/%5cevil.example'), status: 404 },
  { what: 'a backslash in the API', sends: get('/api/\\evil.example'), status: 400 },
  { what: 'a bad % in a query', sends: get('/api/verify?identifier=%zz'), status: 200 },
  { what: 'a bad % in the query of a page', sends: get('/search?uid=%zz%00'), status: 200 },
  { what: 'a header of 100 kB', sends: get('/', `X-A: ${'a'.repeat(100_000)}`), status: 431 },
  { what: 'a URL of 100 kB', sends: get(`/${'a'.repeat(100_000)}`), status: 431 },
  { what: 'a body of 70 kB', sends: postJson(`{"email":"${'a'.repeat(70_000)}"}`), status: 413 },
  {
    what: 'chunks of a body that exceed the limit together',
    sends: post(
      '/api/auth/login',
      `${chunk('a'.repeat(40_000)).repeat(5)}0\r\n\r\n`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ),
    status: 413,
  },
  {
    what: 'a chunk with an invalid size',
    sends: post('/api/auth/login', 'zz\r\n', 'Transfer-Encoding: chunked'),
    status: 400,
  },
  {
    what: 'a Content-Length and chunks',
    sends: post('/api/auth/login', '0\r\n\r\n', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    status: 400,
  },
  {
    what: 'two Content-Lengths',
    sends: post('/api/auth/login', '{}', 'Content-Length: 2', 'Content-Length: 3'),
    status: 400,
  },
  {
    what: 'a negative Content-Length',
    sends: post('/api/auth/login', '{}', 'Content-Length: -2'),
    status: 400,
  },
  {
    what: 'a body that is not JSON',
    sends: postJson('{"a":'),
    status: 400,
  },
  {
    what: 'a WebSocket upgrade',
    sends: get('/', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: AAAA'),
    status: 200,
  },
  {
    what: 'a WebSocket upgrade on the API',
    sends: get('/api/verify?identifier=ABC123', 'Connection: Upgrade', 'Upgrade: websocket'),
    status: 200,
  },
  { what: 'an unknown expectation', sends: get('/', 'Expect: tea'), status: 200 },
  {
    what: 'an attempt at prototype pollution',
    sends: get('/api/verify?__proto__=a&identifier=ABC123', '__proto__: a', 'constructor: b'),
    status: 200,
  },
]

describe('the server answers malformed requests', () => {
  it.each(cases)('$what: $status', async ({ what, sends, status, headers = {} }) => {
    const answer = await raw(origin, sends)
    expect(answer).toMatchObject({ status, headers })
    expectSecurityHeaders(answer.headers, what)
    expect(isRunning()).toBe(true)
  })

  it('100 Continue, then the response', async () => {
    const socket = await connected(origin)
    const head = ['Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-continue']
    socket.write(post('/api/auth/login', '', ...head))
    expect(await once(socket, 'data')).toEqual(['HTTP/1.1 100 Continue\r\n\r\n'])
    socket.write('{}')
    expect(parseAnswer(await received(socket, isWhole)).status).toBe(400)
  })

  it('answers pipelined requests in order', async () => {
    const requests = get('/healthz') + get('/_home') + get('/healthz') + get('/_home')
    const statuses = (text: string) =>
      [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))
    const text = await rawText(origin, requests, (text) => statuses(text).length === 4)
    expect(statuses(text)).toEqual([200, 308, 200, 308])
  })
})

describe('the server survives', () => {
  const isAlive = async () => {
    expect(isRunning(), stderr()).toBe(true)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  }

  it('bodies that break off', async () => {
    const head = [`Host: ${host}`, 'Content-Type: application/json']
    const starts = [
      `${lines('POST /api/auth/login HTTP/1.1', ...head, 'Content-Length: 1000')}{"email":`,
      `${lines('POST /api/auth/login HTTP/1.1', ...head, 'Transfer-Encoding: chunked')}100\r\n{"em`,
      `${lines(
        'POST /api/uploads HTTP/1.1',
        `Host: ${host}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 900000',
      )}--x\r\n`,
      'GET / HTTP/1.1\r\nHos',
    ]
    for (const bytes of Array.from({ length: 25 }, () => starts).flat()) {
      const socket = await connected(origin)
      socket.on('error', () => {})
      socket.write(bytes)
      await delay(2)
      socket.resetAndDestroy()
    }
    await isAlive()
  })

  it('clients that disconnect before the response', async () => {
    for (const path of ['/', '/search?uid=356938035643809', '/api/openapi.json', '/states.json']) {
      for (let times = 0; times < 25; times++) {
        const socket = await connected(origin)
        socket.on('error', () => {})
        socket.write(get(path))
        socket.resetAndDestroy()
      }
    }
    await isAlive()
  })

  it('two thousand requests with damaged bytes (ten thousand by the bench `fuzz`), none of them answered by a 5xx', async () => {
    const sound = [
      get('/'),
      get('/search?uid=356938035643809'),
      get('/api/verify?identifier=356938035643809'),
      get('/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp', 'Authorization: Bearer x'),
      get('/dashboard/assets', 'Accept-Encoding: br', 'If-None-Match: "a"'),
      get('/api/docs', 'Cookie: pending_verification=abc'),
      post(
        '/api/reports/create-report',
        '{"a":1}',
        'Content-Type: application/json',
        'Content-Length: 7',
      ),
    ]
    const random = createRandom(20261121).fraction
    const statuses = new Map<number, number>()
    const one = async () => {
      const bytes = damaged(sound[Math.floor(random() * sound.length)] ?? '', random)
      const { status } = await raw(origin, bytes, 300)
      if (status >= 500)
        throw new Error(`${status} for ${JSON.stringify(bytes.toString('latin1'))}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const worker = async () => {
      for (let times = 0; times < fuzzRuns({ suite: 40, full: 200 }); times++) await one()
    }
    await Promise.all(Array.from({ length: 50 }, worker))
    await isAlive()
    expect(statuses.get(400)).toBeGreaterThan(fuzzRuns({ suite: 200, full: 1000 }))
  }, 60_000)
})

/** A request with one to four of its bytes changed, removed, doubled or inserted. */
function damaged(request: string, random: () => number): Buffer {
  const bytes = [...Buffer.from(request, 'latin1')]
  for (let times = 1 + random() * 4; times >= 1; times--) {
    const at = Math.floor(random() * bytes.length)
    const byte = Math.floor(random() * 256)
    const change = Math.floor(random() * 4)
    if (change === 0) bytes[at] = byte
    if (change === 1) bytes.splice(at, 1)
    if (change === 2) bytes.splice(at, 0, byte)
    if (change === 3) bytes.splice(at, 0, ...bytes.slice(at, at + 8))
  }
  return Buffer.from(bytes)
}
