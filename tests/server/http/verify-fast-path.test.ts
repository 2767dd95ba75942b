import { afterAll, expect, it, onTestFinished } from 'vitest'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { type RawAnswer, raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const settings = { TRUSTED_PROXIES: '127.0.0.1' }
const { origin } = await startTestServer(afterAll, settings)

/** From a client with an IPv6 address. */
function ask(path: string, at = origin): Promise<RawAnswer> {
  const headers = `Host: ${new URL(at).host}\r\nX-Forwarded-For: 2001:db8::7`
  return raw(at, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
}

/** An encoded letter in the path skips the fast path, so Hono answers. */
const throughHono = (query: string) => `/api/%76erify?${query}`
const aroundHono = (query: string) => `/api/verify?${query}`

/** A response without its variable parts. */
function lasting({ status, headers, body }: RawAnswer) {
  const { date: _, 'x-request-id': __, 'retry-after': ___, ...kept } = headers
  return { status, headers: kept, body: JSON.parse(body.replace(/\d+ (seconds|minutes)/, 'n $1')) }
}

it.each([
  'identifier=356938035643809',
  'identifier=356938035643808',
  'identifier=%20356938-03564380/9+',
  'identifier=1M8GDM9AXKP042788&kind=plateNumber',
  'a=b&identifier=KJA-012AB&identifier=other',
  'identifier=',
  'identifier',
  '',
  'Identifier=356938035643809',
  'identifier=%zz%ff%00',
  'identifier=%F0%9F%98%80',
  `identifier=${'7'.repeat(501)}`,
  '__proto__=a&identifier[]=a',
])('the fast path answers the lookup `%s` exactly as Hono does', async (query) => {
  const [quick, slow] = [await ask(aroundHono(query)), await ask(throughHono(query))]
  expect(lasting(quick)).toEqual(lasting(slow))
  expect(quick.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('lookups through the fast path and Hono share one limit', async () => {
  const server = await startTestServer(onTestFinished, settings)
  const query = 'identifier=356938035643809'
  for (let times = 0; times < policies.verify.times; times++) {
    const path = times % 2 === 0 ? aroundHono(query) : throughHono(query)
    expect((await ask(path, server.origin)).status).toBe(200)
  }
  const quick = await ask(aroundHono(query), server.origin)
  const slow = await ask(throughHono(query), server.origin)
  expect(quick.status).toBe(429)
  expect(Number(quick.headers['retry-after'])).toBeGreaterThan(0)
  expect(lasting(quick)).toEqual(lasting(slow))
})
