import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import {
  hasLocalMailbox,
  readSettings,
  requireMail,
  SettingsError,
} from '../../../src/server/config/env.ts'
import { warnOfUntrustedProxy } from '../../../src/server/http/client-ip.ts'
import { freePort } from '../../support/server/free-port.ts'
import { runServer } from '../../support/server/server-process.ts'
import { signUpForm } from '../../support/users.ts'
import { raw } from '../support/raw-http.ts'
import { startTestServer, temporaryFolder } from '../support/start-test-server.ts'

/** Headers that proxies add when configured to. */
const added = [
  [],
  ['X-Forwarded-For: 203.0.113.7'],
  ['X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Host: localhost', 'X-Forwarded-Proto: https'],
  ['X-Real-IP: 203.0.113.7'],
  ['Forwarded: for=203.0.113.7'],
  ['Via: 1.1 proxy'],
  ['CF-Connecting-IP: 203.0.113.7'],
]

/** What nginx sends for `proxy_pass http://…;` alone, and with `proxy_http_version 1.1;`. */
const spoken = [
  ['HTTP/1.0', 'Connection: close'],
  ['HTTP/1.1', 'Connection: close'],
  ['HTTP/1.1', 'Connection: keep-alive'],
] as const

const asked = (path: string, host: string, [version, ...more]: readonly string[]) =>
  [`GET ${path} ${version}`, `Host: ${host}`, ...more, '', ''].join('\r\n')

const behindProxy = async (settings: Record<string, string> = {}) => {
  const PORT = String(await freePort())
  const server = await startTestServer(afterAll, {
    PORT,
    PUBLIC_ORIGIN: 'https://toju.test',
    MAIL: 'log',
    ...settings,
  })
  return { ...server, ownNames: [`127.0.0.1:${PORT}`, `localhost:${PORT}`, `[::1]:${PORT}`] }
}

const server = await behindProxy()
const { origin, ownNames, stdout } = server

describe('behind a proxy on the same machine that forwards no client address', () => {
  const names = [...ownNames, 'localhost', '127.0.0.1', 'toju.test', 'evil.example']

  it.each([
    '/dev/phone',
    '/dev/phone/settings.json',
    '/dev/mail',
    '/dev/mail.json',
    '/metrics',
    '/dev/mail/',
    '//dev/mail',
    '/dev/%6dail',
  ])('%s is refused', async (path) => {
    for (const name of names) {
      for (const manner of spoken) {
        for (const more of added) {
          const what = `${manner[0]} ${name} ${more}`
          const { status, body } = await raw(origin, asked(path, name, [...manner, ...more]))
          expect([400, 404, 421], what).toContain(status)
          expect(body, what).not.toMatch(/Trial phone|"code"|Local mailbox|toju_requests_total|^\[/)
        }
      }
    }
  })

  it('only the public host is served; the health check answers under any', async () => {
    for (const manner of spoken) {
      for (const name of names) {
        const expected = name === 'toju.test' ? 200 : 421
        for (const path of ['/', '/search?uid=ABC123', '/api/verify?identifier=ABC123']) {
          expect((await raw(origin, asked(path, name, manner))).status, name).toBe(expected)
        }
        for (const path of ['/healthz', '/readyz']) {
          expect((await raw(origin, asked(path, name, manner))).status, name).toBe(200)
        }
      }
    }
  })

  it('a refused Host gets the right address, and the log says what the proxy must forward', async () => {
    const { status, body } = await raw(origin, asked('/', ownNames[0] ?? '', spoken[0]))
    expect(status).toBe(421)
    expect(body).toContain('Open https://toju.test/ instead')
    expect(stdout()).toContain('a proxy must pass it on as Host')
  })

  it.each(['toju.test:443', 'TOJU.test:443', 'toju.test:80'])(
    'the public host with a default port, %s, is served',
    async (name) => {
      expect((await raw(origin, asked('/', name, spoken[0]))).status).toBe(200)
    },
  )
})

it('with MAIL=log a mail is a log line, is not stored, and is shown to nobody', async () => {
  const form = signUpForm()
  const asPublic: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = await request.text()
    const answer = await raw(
      origin,
      [
        `POST ${new URL(request.url).pathname} HTTP/1.1`,
        'Host: toju.test',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
    return new Response(answer.body, { status: answer.status })
  }
  await createApiClient({ origin, token: () => null, fetch: asPublic })(register, form)
  await vi.waitUntil(() => server.stdout().includes(form.email), { timeout: 10_000 })
  const line = server
    .stdout()
    .split('\n')
    .find((each) => each.includes(form.email))
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 30,
    msg: 'a mail',
    to: form.email,
    subject: expect.stringMatching(/\d{6}/),
    text: expect.stringMatching(/\d{6}/),
  })
  expect(server.stdout()).toContain('written to this log, codes and links included')
})

it('on a loopback origin the mailbox is refused to a proxy, as far as a request shows one', async () => {
  const local = await startTestServer(onTestFinished)
  const { host } = new URL(local.origin)
  const status = async (manner: readonly string[]) =>
    (await raw(local.origin, asked('/dev/mail', host, manner))).status
  expect(await status(['HTTP/1.1', 'Connection: close'])).toBe(200)
  expect(await status(spoken[0])).toBe(404)
  for (const more of added.filter(({ length }) => length > 0)) {
    expect(await status(['HTTP/1.1', ...more]), more.join()).toBe(404)
  }
})

it('a token opens the metrics through any proxy, and nothing else does', async () => {
  const METRICS_TOKEN = 'a-token-of-prometheus'
  const { origin: address, ownNames: names } = await behindProxy({ METRICS_TOKEN })
  for (const name of ['toju.test', ...names]) {
    for (const manner of spoken) {
      const status = async (more: string[]) =>
        (await raw(address, asked('/metrics', name, [...manner, ...more]))).status
      expect(await status([`Authorization: Bearer ${METRICS_TOKEN}`])).toBe(200)
      expect([404, 421]).toContain(await status([]))
      expect([404, 421]).toContain(await status(['Authorization: Bearer a-token-of-prometheuz']))
    }
  }
})

describe('without a mail server', () => {
  const failedStart = async (settings: Record<string, string>, script?: string) => {
    const DATA_DIR = temporaryFolder(onTestFinished)
    const { child, ended, stdout, stderr } = runServer({ DATA_DIR, ...settings }, script)
    onTestFinished(() => void child.kill('SIGKILL'))
    const { code } = await ended
    return { code, stdout: stdout(), stderr: stderr() }
  }

  it('neither server nor worker starts on a public address, and each names the setting', async () => {
    const PUBLIC_ORIGIN = 'https://toju.ng'
    const DATABASE_URL = 'postgres://toju:toju@127.0.0.1:1/toju'
    const starts = [
      failedStart({ PUBLIC_ORIGIN }),
      failedStart({ PUBLIC_ORIGIN, DATABASE_URL, PROCESSES: '2' }),
      failedStart({ PUBLIC_ORIGIN, DATABASE_URL }, 'src/server/worker.ts'),
    ]
    for (const { code, stdout, stderr } of await Promise.all(starts)) {
      expect(code).toBe(1)
      expect(stdout).toBe('')
      expect(stderr).toMatch(/^PUBLIC_ORIGIN is https:\/\/toju\.ng, which other people can reach/)
      expect(stderr).toContain('set SMTP_URL to your mail server')
      expect(stderr).toContain('MAIL=log')
      expect(stderr).not.toContain('    at ')
    }
  })

  const started = (settings: Record<string, string>) => () => requireMail(readSettings(settings))

  it.each([
    'http://toju.ng',
    'http://192.168.1.7:4321',
    'https://localhost.toju.ng',
    'http://127.0.0.1.nip.io',
    'http://0.0.0.0:4321',
    'http://[::]:4321',
    'http://localhost.:4321',
  ])('%s is a public address', (PUBLIC_ORIGIN) => {
    expect(started({ PUBLIC_ORIGIN })).toThrow(SettingsError)
    expect(started({ PUBLIC_ORIGIN, MAIL: 'log' })).not.toThrow()
    expect(started({ PUBLIC_ORIGIN, SMTP_URL: 'smtp://127.0.0.1:1' })).not.toThrow()
    expect(hasLocalMailbox(readSettings({ PUBLIC_ORIGIN, MAIL: 'log' }))).toBe(false)
  })

  it.each([
    'http://localhost:4321',
    'https://localhost',
    'http://127.0.0.1:80',
    'http://127.8.9.1',
    'http://[::1]:4321',
  ])('%s is this machine only, and may use the development mailbox', (PUBLIC_ORIGIN) => {
    expect(hasLocalMailbox(started({ PUBLIC_ORIGIN })())).toBe(true)
    expect(hasLocalMailbox(readSettings({ PUBLIC_ORIGIN, MAIL: 'log' }))).toBe(false)
  })

  it('MAIL is log or unset, and not combined with SMTP_URL', () => {
    expect(started({ MAIL: 'mailbox' })).toThrow('MAIL is "mailbox", but must be log')
    const both = started({ MAIL: 'log', SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(both).toThrow('set only one of them')
  })
})

it('a proxy that is not trusted is logged once, with its address only if no visitor can have it', async () => {
  const server = await startTestServer(onTestFinished)
  const { host } = new URL(server.origin)
  const lines = () => server.stdout().match(/.*X-Forwarded-For was ignored.*/g) ?? []
  for (let n = 0; n < 3; n++) {
    const headers = ['HTTP/1.1', `X-Forwarded-For: 203.0.113.${n}`]
    expect((await raw(server.origin, asked('/api/categories', host, headers))).status).toBe(200)
  }
  await vi.waitFor(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]).toContain('"proxy":"127.0.0.1"')
  expect(lines()[0]).not.toContain('203.0.113')

  const logged: unknown[] = []
  const warn = warnOfUntrustedProxy({ warn: (...line: unknown[]) => logged.push(line) } as never)
  warn('41.58.0.5')
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('41.58.0.5')
})
