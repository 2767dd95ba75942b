import { afterAll, expect, onTestFinished, test } from 'vitest'
import { raw } from '../server/support/raw-http.ts'
import { startTestServer, temporaryFolder } from '../server/support/start-test-server.ts'
import { freePort } from '../support/server/free-port.ts'
import { runServer } from '../support/server/server-process.ts'
import { printTable } from './support/attacker.ts'

// Like production behind a proxy on the same machine. Nothing listens on the SMTP port: these tests
// send no email.
const { origin } = await startTestServer(afterAll, {
  PORT: String(await freePort()),
  PUBLIC_ORIGIN: 'https://toju.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  JOBS: 'off',
})
const { host } = new URL(origin)

/**
 * Headers that proxies forward, fewest first. With `proxy_pass` alone, nginx sends the upstream
 * address as `Host`.
 */
const shapes = [
  {},
  { 'X-Real-IP': '203.0.113.9' },
  { 'X-Forwarded-For': '203.0.113.9' },
  { Forwarded: 'for=203.0.113.9' },
  { Via: '1.1 proxy' },
  { 'CF-Connecting-IP': '203.0.113.9' },
].flatMap((headers) =>
  [host, host.replace('127.0.0.1', 'localhost'), 'localhost', 'toju.example'].map((name) => ({
    Host: name,
    ...headers,
  })),
)

test('mailbox and metrics are refused through a reverse proxy on the same machine, whatever headers it forwards', async () => {
  const table: object[] = []
  for (const path of ['/dev/mail.json', '/dev/mail', '/metrics']) {
    for (const shape of shapes) {
      const lines = Object.entries(shape).map(([name, value]) => `${name}: ${value}\r\n`)
      const answer = await raw(origin, `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      if (answer.status < 400) table.push({ path, shape: JSON.stringify(shape), ...answer })
    }
  }
  printTable(
    `Of ${3 * shapes.length} requests answered`,
    table.map((row) => ({ ...row, body: '', headers: '' })),
  )
  expect(table).toEqual([])
})

test('loopback host names serve health checks only', async () => {
  const statusOf = async (path: string) =>
    (await raw(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).status
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  for (const path of ['/', '/api/categories', '/api/verify?identifier=356938035643809', '/login']) {
    expect.soft(await statusOf(path), path).toBe(421)
  }
})

test('the server refuses to start with a public origin and no mail server, and names the setting', async () => {
  const started = runServer({
    DATA_DIR: temporaryFolder(onTestFinished),
    PUBLIC_ORIGIN: 'https://toju.example',
  })
  onTestFinished(() => void started.child.kill('SIGKILL'))
  const until = performance.now() + 30_000
  while (started.isRunning() && !/ready: /.test(started.stdout()) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(started.isRunning(), started.stdout()).toBe(false)
  const { code } = await started.ended
  expect(code).not.toBe(0)
  expect(started.stderr()).toContain('SMTP_URL')
})
