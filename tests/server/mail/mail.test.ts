import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { shortTimeouts } from '../../support/server/short-timeouts.ts'
import { signUpForm } from '../../support/users.ts'
import { migratedFolder, startTestServer, type TestServer } from '../support/start-test-server.ts'

/** A mail server that stores what it receives; it defers the first `refusals` emails. */
async function startMailServer(after: (stop: () => Promise<void>) => void) {
  const sink = { mails: [] as string[], refusals: 0 }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      if (sink.refusals === 0) return callback()
      sink.refusals -= 1
      callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
    },
    onData(stream, _session, callback) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        mail += text
      })
      stream.on('end', () => {
        sink.mails.push(mail)
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  after(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { sink, url: `smtp://127.0.0.1:${port}` }
}

async function signUp({ origin }: TestServer): Promise<string> {
  const form = signUpForm({ email: `${randomUUID()}@example.com` })
  await createApiClient({ origin, token: () => null })(register, form)
  return form.email
}

/** As if the time of the next attempt had come, and the lease of a killed process had ended. */
async function becomeDue(dataDir: string) {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  await database.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ next_attempt_at: 0, leased_until: null })
      .where('done_at', 'is', null)
      .execute(),
  )
  await database.close()
}

const waitMs = { timeout: 10_000 }
/** Enough time for the worker to check more than twice. */
const moreTurns = () => delay(4 * shortTimeouts.jobs.queueEveryMs + 100)

const impatient = 'tests/support/server/impatient-server.ts'
const { sink, url } = await startMailServer(afterAll)
const server = await startTestServer(afterAll, { SMTP_URL: url }, impatient)
afterEach(() => void sink.mails.splice(0))

it('an email is delivered to the SMTP server once, as text and as HTML', async () => {
  const email = await signUp(server)
  await vi.waitUntil(() => sink.mails.length > 0, waitMs)
  await moreTurns()
  expect(sink.mails).toHaveLength(1)
  const [mail = ''] = sink.mails
  expect(mail).toMatch(new RegExp(`^To: ${email}\r?$`, 'm'))
  expect(mail).toMatch(/^From: .*<.+@.+>\r?$/m)
  expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@.+>\r?$/m)
  const [, plain = '', html = ''] = mail.split(/^Content-Type: text\//m)
  expect(plain).toMatch(/^plain; charset=utf-8/)
  expect(html).toMatch(/^html; charset=utf-8/)
  const code = /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? 'no code'
  expect(plain).toContain(code)
  expect(html).toContain(code)
})

it('an email that the SMTP server defers is retried, and then delivered once', async () => {
  sink.refusals = 2
  await signUp(server)
  for (const left of [1, 0]) {
    await vi.waitUntil(() => sink.refusals === left, waitMs)
    expect(sink.mails).toEqual([])
    // A deferral must be recorded first.
    await delay(200)
    await becomeDue(server.dataDir)
  }
  await vi.waitUntil(() => sink.mails.length > 0, waitMs)
  await moreTurns()
  expect(sink.mails).toHaveLength(1)
})

it('pending emails are delivered after a kill -9 and a restart', async () => {
  const dataDir = migratedFolder(onTestFinished)
  const unreachable = { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' }
  const first = await startTestServer(onTestFinished, unreachable, impatient)
  await signUp(first)
  await first.end('SIGKILL')
  await becomeDue(dataDir)
  await startTestServer(onTestFinished, { DATA_DIR: dataDir, SMTP_URL: url }, impatient)
  await vi.waitUntil(() => sink.mails.length > 0, waitMs)
  expect(sink.mails).toHaveLength(1)
})
