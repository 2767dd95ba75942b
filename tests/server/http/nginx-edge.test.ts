import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuiltPages, servedPages } from '../../../src/server/boot/kept-assets.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { describeEdge } from '../../../src/server/http/nginx-edge.ts'
import { runCommand } from '../../support/server/commands.ts'
import { freePort } from '../../support/server/free-port.ts'
import { deployedConfig, nginxProgram, startNginx } from '../../support/server/nginx.ts'
import { startTestServer, temporaryFolder } from '../support/start-test-server.ts'

const host = 'toju.test'
const settings = {
  PUBLIC_ORIGIN: `https://${host}`,
  MAIL: 'log',
  TRUSTED_PROXIES: '127.0.0.1',
  USSD_CODE: '*347*58#',
  USSD_SECRET: 's'.repeat(43),
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: Buffer
}

interface Ask {
  method?: string
  headers?: Record<string, string>
  agent?: Agent
  localAddress?: string
  body?: string
}

function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, agent, localAddress, body }: Ask = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { method, headers: { host, ...headers }, agent, localAddress },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * Headers that may differ between nginx and the server: `own` ones entirely, `drawn` ones in their
 * random value.
 */
const own = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding']
const drawn = ['etag', 'x-request-id']

function comparable({ status, headers, body }: Answer) {
  // The server compresses a page quickly for its first visitor, so the length differs.
  const isBrotli = headers['content-encoding'] === 'br'
  const ignored = isBrotli ? [...own, 'content-length'] : own
  const kept = Object.entries(headers).filter(([name]) => !ignored.includes(name))
  const headersSeen = kept.map(([name, value]) => [name, drawn.includes(name) ? 'some' : value])
  const text = isBrotli && body.length > 0 ? brotliDecompressSync(body) : body
  return { status, headers: Object.fromEntries(headersSeen), body: text.toString('base64') }
}

const folder = temporaryFolder(afterAll)
/** Connections of one address; deployed are 1,024. */
const maxOpen = 100
const logFile = join(folder, 'pages.log')

test('a path or header that nginx would read as a variable is refused', () => {
  const page = { headers: { 'content-type': 'text/html' }, body: Buffer.from('') }
  const places = { publicOrigin: `https://${host}`, folder: '/edge', log: '/log' }
  for (const [path, headers] of [
    ['/$host', {}],
    ['/', { 'x-policy': '"; $host' }],
  ] as const) {
    const pages = new Map([[path, { ...page, headers: { ...page.headers, ...headers } }]])
    expect(() => describeEdge(pages as never, places), path).toThrow(/cannot be quoted for nginx/)
  }
})

// Skipped where nginx is not installed.
describe.skipIf(!nginxProgram)('nginx in front of a server', async () => {
  if (!nginxProgram) return
  const PORT = String(await freePort())
  const server = await startTestServer(afterAll, { ...settings, PORT })
  const edge = join(folder, 'edge')
  const made = await runCommand('scripts/commands/edge.ts', [edge, logFile], settings)
  expect(made).toMatchObject({ code: 0, error: '' })
  const otherPort = await freePort()
  const nginx = await startNginx(folder, 'nginx', (port) =>
    // So slow that any machine can flood it.
    deployedConfig({ port, otherPort, server: server.origin, host, edge })
      .replace('rate=100r/s', 'rate=1r/s')
      .replace('limit_conn open 1024', `limit_conn open ${maxOpen}`),
  )
  afterAll(nginx.end)

  const both = async (path: string, how?: Ask) => {
    const [there, here] = await Promise.all([
      ask(nginx.origin, path, how),
      ask(server.origin, path, how),
    ])
    return { there, here }
  }
  const same = async (path: string, how?: Ask) => {
    const { there, here } = await both(path, how)
    expect(comparable(there), `${path} ${JSON.stringify(how)}`).toEqual(comparable(here))
    return there
  }

  const pages = servedPages(readBuiltPages(), readSettings(settings), settings.PUBLIC_ORIGIN)
  const isPage = (path: string) => pages.get(path)?.headers['content-type']?.startsWith('text/html')

  test('sends every pre-rendered page with the headers, policies and bytes of the server, in every encoding', async () => {
    const paths = [...pages.keys()].filter(isPage)
    expect(paths.length).toBeGreaterThan(60)
    for (const path of paths) {
      for (const encoding of ['br, gzip', 'gzip;q=0.5, br;q=0', '']) {
        const answer = await same(path, { headers: { 'accept-encoding': encoding } })
        expect(answer.headers['server'], path).toBe('nginx')
      }
      if (path !== '/') await same(`${path}/`)
    }
  })

  test('sends every other file of the build as the server does', async () => {
    const paths = [...pages.keys()].filter((path) => !isPage(path))
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      const answer = await same(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(answer.headers['server'], path).toBe('nginx')
    }
  })

  test('keeps a page with a query out of shared caches, and revalidates by ETag alone', async () => {
    for (const path of ['/faqs?q=356938035643809', '/dashboard/assets?page=2', '/?a']) {
      expect((await same(path)).headers['cache-control']).toBe('private, no-cache')
    }
    const { there } = await both('/faqs')
    const etag = String(there.headers['etag'])
    const unchanged = await ask(nginx.origin, '/faqs', { headers: { 'if-none-match': etag } })
    expect(unchanged).toMatchObject({ status: 304 })
    expect(unchanged.body).toHaveLength(0)
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'referrer-policy']) {
      expect(unchanged.headers[name], name).toBe(there.headers[name])
    }
    const other = await ask(nginx.origin, '/faqs', { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
    const later = { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }
    expect((await ask(nginx.origin, '/faqs', { headers: later })).status).toBe(200)
  })

  test('hands on what is dynamic, unknown or refused, and answers with what the server says', async () => {
    for (const path of [
      '/nothing-here',
      '/yo/nothing-here',
      '/index.html',
      '/faqs.br',
      '/_astro/',
    ]) {
      expect((await same(path)).status, path).toBe(404)
    }
    for (const [method, status] of [
      ['POST', 303],
      ['DELETE', 405],
      ['PUT', 405],
    ] as const) {
      expect((await same('/faqs', { method })).status).toBe(status)
    }
    expect((await same('/faqs', { method: 'HEAD' })).status).toBe(200)
    expect((await same('/faqs', { headers: { range: 'bytes=0-9' } })).status).toBe(200)
    expect((await same('/api/verify?identifier=KJA012AB')).status).toBe(200)
    expect((await both('/metrics')).there.status).toBe(404)
    expect((await same('/dashboard/assets/new')).status).toBe(200)
  })

  test('lets the list of an authority through, and nothing else of its size', async () => {
    // The status of a request whose body is announced but not sent.
    const announce = (path: string, bytes: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host, 'content-length': String(bytes) }
        const sent = request(`${nginx.origin}${path}`, { method: 'POST', headers }, (response) => {
          resolve(response.statusCode)
          sent.destroy()
        })
        sent.on('error', reject)
        sent.flushHeaders()
      })
    expect(await announce('/api/admin/listings?source=A', 50_000_000)).toBe(401)
    expect(await announce('/api/admin/listings?source=A', 60_000_000)).toBe(413)
    expect(await announce('/api/uploads', 3_000_000)).toBe(413)
  })

  test('an address that holds all its connections with slow bodies takes none from another', async () => {
    const hold = (localAddress: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host, 'content-length': '50000' }
        const sent = request(
          `${nginx.origin}/api/auth/login`,
          { method: 'POST', headers, localAddress },
          ({ statusCode }) => resolve(statusCode),
        )
        onTestFinished(() => void sent.destroy())
        // Ends with the test, which destroys it.
        sent.on('error', () => resolve(undefined))
        sent.on('close', () => reject(new Error('closed')))
        sent.write(' ')
      })
    const held = Array.from({ length: maxOpen }, () => hold('127.0.0.5'))
    for (const each of held) each.catch(() => {})
    await delay(500)
    expect(await hold('127.0.0.5')).toBe(429)
    const other = await ask(nginx.origin, '/nothing-here', { localAddress: '127.0.0.2' })
    expect(other.status).toBe(404)
  })

  test.each(['/api/admin/listings', '/api/admin/users'])(
    'a flood of %s from one address is refused before it reaches the server',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 64 })
      onTestFinished(() => agent.destroy())
      const localAddress = path.endsWith('users') ? '127.0.0.3' : '127.0.0.4'
      const flood = Array.from({ length: 600 }, () =>
        ask(nginx.origin, path, { agent, localAddress }),
      )
      const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(0)
    },
  )

  test('sends a flood from one address the ready page 429, with its policy and a time to wait', async () => {
    // The tests before have used up some of the burst of 500.
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    onTestFinished(() => agent.destroy())
    const flood = Array.from({ length: 700 }, () => ask(nginx.origin, '/nothing-here', { agent }))
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(400)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, body } of refused) {
      expect(body.equals(pages.get('/429')?.body ?? Buffer.of())).toBe(true)
      expect(headers).toMatchObject({
        'content-security-policy': pages.get('/429')?.headers['content-security-policy'],
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '1',
      })
    }
  })

  /** As deployed: two servers, neither of which nginx asks for seconds after two failures. */
  const startWithTwo = async (name: string) => {
    const elsewhere = await freePort()
    const two = await startNginx(folder, name, (port) =>
      deployedConfig({ port, otherPort: elsewhere, server: server.origin, host, edge }).replace(
        /server (127[^;]+);/,
        'server $1 max_fails=2 fail_timeout=5s; server $1 max_fails=2 fail_timeout=5s;',
      ),
    )
    onTestFinished(two.end)
    return two
  }

  test('no link is so long that nginx takes both servers for failed, and answers nobody', async () => {
    const two = await startWithTwo('two')
    const long = 'x'.repeat(7000)
    for (const path of ['/login.', '/Search', '/Faqs', '/login.', '/Search']) {
      expect((await ask(two.origin, `${path}?${long}`)).status).toBe(414)
      expect((await ask(two.origin, `/found/x?${long}`, { method: 'POST' })).status).toBe(414)
    }
    expect((await ask(two.origin, '/api/figures')).status).toBe(200)
  })

  test('nobody makes the servers close connections amid a body, so that nginx takes both for failed', async () => {
    const two = await startWithTwo('close')
    const body = 'x'.repeat(1_900_000)
    const headers = { 'proxy-connection': 'close', 'content-length': String(body.length) }
    for (let times = 0; times < 6; times++) {
      const refused = await ask(two.origin, '/api/nothing', { method: 'POST', headers, body })
      expect(refused.status).toBe(404)
    }
    expect((await ask(two.origin, '/api/figures')).status).toBe(200)
  })

  test('logs pages like the server, without what was asked for', async () => {
    await ask(nginx.origin, '/faqs?q=356938035643809')
    await nginx.end()
    const lines = readFileSync(logFile, 'utf8').trim().split('\n')
    expect(lines.join()).not.toContain('356938035643809')
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      path: '/faqs',
      status: 200,
      seconds: expect.any(Number),
    })
  })
})
