import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { createRequestMetrics } from '../../../src/server/metrics/metrics.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { raw } from '../support/raw-http.ts'
import { startTestServer } from '../support/start-test-server.ts'

const { origin: address } = await startTestServer(afterAll, { TRUSTED_PROXIES: '127.0.0.1' })

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/metrics`, { headers })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}

/** A sample's value; undefined if there is none. */
function figure(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

test('the metrics count requests by endpoint, and contain no request data', async () => {
  for (let n = 0; n < 3; n++) await fetch(`${address}/api/verify?identifier=356938035643809`)
  await fetch(`${address}/api/reports/somebodys-report`)
  await fetch(`${address}/api/nothing/of-this-name`)
  await fetch(`${address}/secret-page-of-mine`)
  await fetch(`${address}/`)
  const { status, type, text } = await read(address)
  expect(status).toBe(200)
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(figure(text, 'toju_requests_total{endpoint="GET /verify",status="2xx"}')).toBe(3)
  expect(figure(text, 'toju_request_duration_seconds_count{endpoint="GET /verify"}')).toBe(3)
  expect(
    figure(text, 'toju_request_duration_seconds_bucket{le="+Inf",endpoint="GET /verify"}'),
  ).toBe(3)
  expect(figure(text, 'toju_requests_total{endpoint="GET /reports/{id}",status="4xx"}')).toBe(1)
  expect(figure(text, 'toju_requests_total{endpoint="api, other",status="4xx"}')).toBe(1)
  expect(figure(text, 'toju_requests_total{endpoint="pages",status="4xx"}')).toBe(1)
  expect(figure(text, 'toju_requests_total{endpoint="pages",status="2xx"}')).toBe(1)
  for (const sent of ['356938', 'somebodys', 'of-this-name', 'secret-page']) {
    expect(text).not.toContain(sent)
  }
  expect(figure(text, 'toju_database_up')).toBe(1)
  expect(figure(text, 'toju_outbox_pending')).toBe(0)
  expect(figure(text, 'toju_outbox_dead')).toBe(0)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(figure(text, 'toju_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(figure(text, 'toju_jobs_total{job="mail",outcome="done"}')).toBeGreaterThan(0)
})

test('a rate-limited request is counted as one', async () => {
  const register = new Registry()
  const count = createRequestMetrics(endpoints, register)
  count({ method: 'GET', path: '/api/verify', status: 429, ms: 1 })
  const text = await register.metrics()
  expect(figure(text, 'toju_requests_total{endpoint="GET /verify",status="429"}')).toBe(1)
  expect(text.match(/^toju_requests_total\{/gm)).toHaveLength(1)
})

test('the number of labels is bounded by endpoints and kinds, whatever is requested', async () => {
  const text = () => read(address).then((answer) => answer.text)
  const labels = (all: string) => new Set(all.match(/endpoint="[^"]*"/g))
  for (const path of ['/api/assets', '/api', '', '/uploads', '/_astro'])
    await fetch(`${address}${path}/a`)
  const before = labels(await text())
  for (let n = 0; n < 50; n++) {
    for (const path of ['/api/assets', '/api', '', '/uploads', '/_astro']) {
      await fetch(`${address}${path}/${n}`, { method: n % 2 ? 'GET' : `M${n}` })
    }
  }
  expect(labels(await text())).toEqual(before)
})

test('on a loopback origin the metrics are refused through a proxy and under another host', async () => {
  for (const [header, value] of [
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '203.0.113.7, 127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-forwarded-host', 'localhost'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['true-client-ip', '127.0.0.1'],
  ] as const) {
    const { status, text } = await read(address, { [header]: value })
    expect(status, `${header}: ${value}`).toBe(404)
    expect(text).not.toContain('toju_requests_total')
  }
  const named = 'GET /metrics HTTP/1.1\r\nHost: toju.test\r\nConnection: close\r\n\r\n'
  expect((await raw(address, named)).status).toBe(421)
  expect((await read(address)).status).toBe(200)
})
