import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { signUpForm } from '../../support/users.ts'
import { connected, raw, received } from '../support/raw-http.ts'
import { startTestServer, type TestServer } from '../support/start-test-server.ts'

/** Parts of URLs that users type, that identify them, or that open something they own. */
const canaries = {
  imei: '356938035643809',
  label: 'k7pm2q9xk7pm2q9x',
  certificate: 'TJ-7K4M-9QXP',
  signature: 'c2lnbmF0dXJlLW9mLWNhbmFyeQ',
  token: 'canary-token-of-256-bits',
  slug: 'canary-name-of-somebody',
  email: 'canary@example.com',
}
const { imei, label, certificate, signature, token, slug, email } = canaries

const targets = [
  `/search?uid=${imei}`,
  `/search/${imei}`,
  `/search/${imei}/`,
  `/Search/${imei}`,
  `/verify/${imei}`,
  `/verify?email=${email}`,
  `/${imei}`,
  `/${imei}?x=${imei}`,
  `/found/${label}`,
  `/found/${label}/`,
  `/found/${label}/${imei}`,
  `/f/${label}`,
  `/certificate/${certificate}?code=${signature}`,
  `/certificate/${certificate}.pdf`,
  `/certificate?text=${certificate}+${signature}`,
  `/certificates/${certificate}/${signature}`,
  `/merchant/${slug}`,
  `/blog/${slug}`,
  `/channels/ussd/${token}`,
  `/channels/sms/${token}`,
  `/channels/whatsapp?hub.verify_token=${token}`,
  `/channels/${token}`,
  `/reset-password?token=${token}`,
  `/reset-password/${token}`,
  `/newsletter/confirm?token=${token}`,
  `/watch/end/${token}`,
  `/dashboard/assets/${imei}`,
  `/admin/users?search=${email}`,
  `/admin/users/${email}`,
  `/uploads/${token}.webp`,
  `/_astro/${token}.js`,
  `/_image?href=${token}`,
  `/dev/mail/${token}`,
  `/healthz/${token}`,
  `/metrics?${token}`,
  `/%zz${imei}`,
  `/%00${imei}`,
  `//${imei}`,
  `/../${imei}`,
  `/found\\${label}`,
  `*${imei}`,
  `http://${imei}.example/${imei}`,
  `/api/${imei}`,
  `/api/verify/${imei}`,
  `/api/verify?identifier=${imei}`,
  `/api/reports/${imei}/${imei}`,
  `/api/%zz${imei}`,
  `/apis/${imei}`,
]

function linesOf({ stdout, stderr }: TestServer) {
  const [, log = ''] = stdout().split('Ctrl-C stops it.\n\n')
  for (const canary of Object.values(canaries)) {
    const found = (stdout() + stderr()).split('\n').filter((line) => line.includes(canary))
    expect(found, canary).toEqual([])
  }
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('no log line contains user input or codes from URLs: a route is logged by its pattern', async () => {
  const server = await startTestServer(onTestFinished)
  const { host } = new URL(server.origin)
  const sendAll = async (target: string) => {
    for (const method of ['GET', 'HEAD', 'POST', 'TRACE']) {
      const head = [`Host: ${host}`, 'Content-Length: 0', 'Connection: close', '', '']
      await raw(server.origin, [`${method} ${target} HTTP/1.1`, ...head].join('\r\n'))
    }
    await raw(server.origin, `GET ${target} HTTP/1.1\r\nHost: ${imei}.example\r\n\r\n`)
  }
  await Promise.all(targets.map(sendAll))
  await raw(server.origin, `${imei} / HTTP/1.1\r\n\r\n`)
  await raw(server.origin, `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${imei}\0\r\n\r\n`)
  for (const { method, path } of endpoints) {
    const address = `${server.origin}/api${path.replaceAll(/\{\w+\}/g, token)}`
    await fetch(address, { method, headers: { authorization: `Bearer ${token}` } })
  }
  // A client disconnects before the response.
  const socket = await connected(server.origin)
  socket.write(`GET /found/${label} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  socket.resetAndDestroy()
  await received(socket, () => false, 50)
  await server.end()

  const paths = new Set(linesOf(server).map(({ path }) => path))
  const patterns = endpoints.map(({ path }) => `/api${path}`)
  expect(patterns.filter((pattern) => !paths.has(pattern))).toEqual([])
  const others = ['/search', '/found/{code}', '/certificate/{number}', '/certificate/{pdf}']
  for (const path of [...others, '/merchant/{slug}', '/uploads/{name}', '/admin/*', '/api/*', '/*'])
    expect(paths).toContain(path)
}, 60_000)

it('a failing page and a refused email log nothing that identifies the user', async () => {
  const mailbox = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      callback(Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 }))
    },
  }).listen(0, '127.0.0.1')
  await once(mailbox, 'listening')
  onTestFinished(() => void mailbox.close())
  const { port } = mailbox.address() as AddressInfo
  const server = await startTestServer(onTestFinished, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  const { origin, dataDir, stdout } = server
  await createApiClient({ origin, token: () => null })(register, signUpForm({ email }))
  await vi.waitUntil(() => stdout().includes('an attempt failed'), { timeout: 10_000 })

  const database = new DatabaseSync(join(dataDir, 'toju.sqlite'))
  database.exec('pragma busy_timeout = 5000; pragma foreign_keys = off')
  for (const table of ['assets', 'merchants', 'certificates', 'identifiers']) {
    database.exec(`drop table ${table}`)
  }
  database.close()
  for (const target of [
    `/found/${label}`,
    `/merchant/${slug}`,
    `/certificate/${certificate}?code=${signature}`,
    `/certificate/${certificate}.pdf`,
    `/search?uid=${imei}`,
    `/api/verify?identifier=${imei}`,
  ]) {
    expect((await fetch(origin + target)).status, target).toBe(500)
  }
  await server.end()
  const lines = linesOf(server)
  expect(lines).toContainEqual(expect.objectContaining({ path: '/found/{code}', status: 500 }))
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'an attempt failed', job: 'mail', code: 'EENVELOPE 550' }),
  )
  expect(lines.filter(({ msg }) => msg === 'a request failed').length).toBeGreaterThanOrEqual(6)
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'a library printed something',
      frames: expect.arrayContaining([expect.stringMatching(/^at .+:\d+:\d+\)?$/)]),
    }),
  )
}, 60_000)
