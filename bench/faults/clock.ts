import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../src/server/db/database.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { updateUser } from '../../src/server/queries/users/save-users.ts'
import { codeAt } from '../../src/server/security/totp.ts'
import { http } from '../../tests/support/http.ts'
import { keepingCookies } from '../../tests/support/keeping-cookies.ts'
import { listenFaulty } from '../../tests/support/mail/faulty-smtp.ts'
import { runCommand } from '../../tests/support/server/commands.ts'
import { prepareReporter } from '../../tests/support/server/reporter.ts'
import { type ServerProcess, startServer } from '../../tests/support/server/server-process.ts'
import { giveTwoFactor } from '../../tests/support/two-factor.ts'
import { password, signUpForm } from '../../tests/support/users.ts'
import { createExpectations, secondsUntil, type Trial } from './trial.ts'

const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
)
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * A clock that can be set under a running server, and the settings that make a server follow it.
 */
function startClock(folder: string) {
  const library = libraries.find((each) => existsSync(each))
  if (!library) throw new Error('libfaketime is not installed: apt-get install -y faketime')
  const file = join(folder, 'clock')
  const jump = (ms: number) => writeFileSync(file, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}s`)
  jump(0)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // As in the kernel, setting the time of day does not change the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { jump, settings }
}

/** The server's clock jumps a day forward and back, then an hour back and forward. */
export async function* jumpingClock(): AsyncIterable<Trial> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'toju-clock-')), databaseUrl: null }
  const clock = startClock(place.dataDir)
  const sink = await listenFaulty()
  const { token, assets } = await prepareReporter(place, 5)
  const settings = { DATA_DIR: place.dataDir, SMTP_URL: sink.url, ...clock.settings }
  let server = await startServer(settings)
  const database = await openDatabase(place)
  const users = createUsers(() => server, database, place.dataDir)
  const mails = () => database.read.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  const mailsTo = async (address: string) =>
    (await mails()).filter(({ recipient }) => recipient === address)
  const areSent = async () => (await mails()).every(({ sent_at }) => sent_at !== null)
  const areDeferred = async (tries: number) =>
    (await mails()).every(({ attempts, leased_until }) => attempts >= tries && !leased_until)
  const subscribe = (email: string) =>
    http(`${server.origin}/api/newsletter/subscribe`, { json: { email } })
  let next = 0
  const report = () =>
    http(`${server.origin}/api/reports/create-report`, {
      token,
      json: { assetId: assets[next++], status: 'Lost', description: 'On the bus' },
    })
  const check = () => http(`${server.origin}/api/verify?identifier=350000000000006`)
  const exhaust = async () => {
    while ((await check()).status === 200);
  }
  /** A 429 whose Retry-After is no longer than the window. */
  const isFull = async () => {
    const { status, retryAfter } = await check()
    return status === 429 && retryAfter !== null && retryAfter <= 60
  }

  try {
    // A day forward.
    const forward = createExpectations()
    sink.setFailure('gone')
    const admin = await users.startAdmin()
    const [early, late] = [await users.register(), await users.register()]
    forward.expect(
      'emails are deferred while the mail server is down',
      null !== (await secondsUntil(() => areDeferred(1), 10)),
    )
    await exhaust()
    clock.jump(dayMs)
    forward.expect('a user stays logged in within their session lifetime', await users.isIn(token))
    forward.expect('staff are logged out after their half hour', !(await users.isIn(admin.token)))
    forward.expect('a code expires', !(await users.takesCode(early, await users.codeOf(early))))
    forward.expect('an exhausted limit states no longer wait than its window', await isFull())
    const retried = await secondsUntil(() => areDeferred(2), 10)
    forward.expect('deferred emails are retried at once', retried !== null)
    forward.expect(
      'an app code is refused',
      !(await admin.logsIn(codeAt(admin.secret, Date.now()))),
    )
    forward.expect('a recovery code works', await admin.logsIn(admin.recoveryCodes[0] ?? ''))
    forward.expect('a report is accepted', (await report()).status === 201)
    await subscribe('reader@example.com')
    await http(`${server.origin}/api/auth/resend-code`, { json: { email: late } })
    await secondsUntil(() => areDeferred(1), 10)
    yield {
      fault: 'the clock jumps a day forward',
      effect: `staff logged out, users not; a code expired; an exhausted limit still exhausted; ${(await mails()).length} deferred emails retried within ${retried} s; an app code refused, a recovery code accepted; reports accepted`,
      message: 'those of an expired session and an expired code',
      recovered: 'see the next fault',
      wrong: forward.wrong,
    }

    // The clock is corrected.
    const corrected = createExpectations()
    clock.jump(0)
    corrected.expect('staff are logged in again', await users.isIn(admin.token))
    corrected.expect('users stay logged in', await users.isIn(token))
    corrected.expect(
      'an expired code works again',
      await users.takesCode(early, await users.codeOf(early)),
    )
    corrected.expect(
      'a code made while the clock was ahead works',
      await users.takesCode(late, await users.codeOf(late)),
    )
    corrected.expect('an app code works', await admin.logsIn(codeAt(admin.secret, Date.now())))
    await subscribe('reader@example.com')
    corrected.expect(
      'an address emailed while the clock was ahead is emailed again',
      (await mailsTo('reader@example.com')).length === 2,
    )
    const waits = (await mails()).map(({ next_attempt_at }) => next_attempt_at - Date.now())
    sink.setFailure('good')
    await delay(3000)
    corrected.expect('emails deferred while the clock was ahead wait', !(await areSent()))
    // The purge job runs hourly and at every start.
    await server.end()
    server = await startServer(settings)
    const purged = await secondsUntil(areSent, 20)
    corrected.expect('until the next purge', purged !== null)
    const times = (await mails()).map(({ id }) => sink.taken.get(id) ?? 0)
    corrected.expect(
      'each arrived once',
      times.every((count) => count === 1),
    )
    yield {
      fault: 'a clock a day ahead is corrected',
      effect: `all logged in again, codes and app codes work, an address is emailed again; emails wait for up to ${hours(Math.max(...waits))} by their rows`,
      message: '–',
      recovered: `${times.length} emails sent ${purged} s after a purge started, each ${Math.max(...times)} time`,
      wrong: corrected.wrong,
    }

    // An hour back, and corrected again.
    const back = createExpectations()
    // `later` and not `gone`, because the server still has an open connection.
    sink.setFailure('later')
    await subscribe('another@example.com')
    await secondsUntil(
      async () => (await mailsTo('another@example.com'))[0]?.last_error !== null,
      10,
    )
    const later = await users.register()
    await exhaust()
    const filled = performance.now()
    clock.jump(-hourMs)
    sink.setFailure('good')
    back.expect('users stay logged in', await users.isIn(token))
    back.expect('a report is accepted', (await report()).status === 201)
    back.expect('an exhausted limit states no longer wait than its window', await isFull())
    back.expect('a code works', await users.takesCode(later, await users.codeOf(later)))
    back.expect('an app code is refused', !(await admin.logsIn(codeAt(admin.secret, Date.now()))))
    back.expect('a recovery code works', await admin.logsIn(admin.recoveryCodes[1] ?? ''))
    await subscribe('third@example.com')
    const fresh = await secondsUntil(
      async () => (await mailsTo('third@example.com'))[0]?.sent_at !== null,
      10,
    )
    back.expect('new emails are sent', fresh !== null)
    const [waiting] = await mailsTo('another@example.com')
    const waitMs = (waiting?.next_attempt_at ?? 0) - (Date.now() - hourMs)
    back.expect(
      'a deferred email waits an hour longer, and no more',
      waiting?.sent_at === null && waitMs <= hourMs + 30_000,
    )
    await secondsUntil(async () => (await check()).status === 200, 70)
    const window = Math.round((performance.now() - filled) / 1000)
    back.expect('the exhausted limit ends with its own minute', window <= 62)
    clock.jump(0)
    const sent = await secondsUntil(areSent, 40)
    back.expect('every email is sent once the clock is right', sent !== null)
    back.expect('a report is accepted again', (await report()).status === 201)
    yield {
      fault: 'the clock jumps an hour back and forward again',
      effect: `nobody logged out; new emails sent within ${fresh} s; a deferred one waits ${hours(waitMs)}; an exhausted limit ended after ${window} s; an app code refused, a recovery code accepted; reports accepted`,
      message: '–',
      recovered: `all emails sent ${sent} s after it was right`,
      wrong: back.wrong,
    }
    await server.end()
    yield await logAfterJumps(database, place.dataDir)
  } finally {
    await server.end('SIGKILL')
    await database.close()
    await sink.close()
    rmSync(place.dataDir, { recursive: true })
  }
}

async function logAfterJumps(database: Database, dataDir: string): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  const rows = await database.read
    .selectFrom('activity_log')
    .select(['seq', 'at'])
    .orderBy('seq')
    .execute()
  const backwards = rows.filter(({ at }, index) => at < (rows[index - 1]?.at ?? 0)).length
  expect('the times went back', backwards >= 2)
  expect(
    'the entry numbers did not go back',
    rows.every(({ seq }, index) => seq === index + 1),
  )
  const { code, output, error } = await runCommand('scripts/commands/verify-log.ts', [], {
    DATA_DIR: dataDir,
  })
  expect('npm run verify-log finds it intact', code === 0)
  return {
    fault: 'the activity log after these jumps',
    effect: `${rows.length} entries in number order; times go back ${backwards} times`,
    message: (output || error).split('\n')[0] ?? '',
    recovered: 'nothing to recover',
    wrong,
  }
}

/** User actions on a server, through its API. */
function createUsers(server: () => ServerProcess, database: Database, dataDir: string) {
  const post = (path: string, json: object) => http(`${server().origin}/api${path}`, { json })
  const codeOf = async (email: string) => {
    const mail = await database.read
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', email)
      .where('kind', '=', 'verification-code')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const browsers = new Map<string, typeof fetch>()
  const askAs = (email: string, path: string, json: object) => {
    const browser = browsers.get(email) ?? keepingCookies()
    browsers.set(email, browser)
    return browser(`${server().origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  }
  const takesCode = async (email: string, token: string) =>
    (await askAs(email, '/auth/verify-token', { token, email })).status === 200
  const register = async () => {
    const form = signUpForm()
    await askAs(form.email, '/auth/register', form)
    return form.email
  }
  return {
    register,
    codeOf,
    takesCode,
    async isIn(token: string) {
      return (await http(`${server().origin}/api/auth/sessions`, { token })).status === 200
    },
    /** Registers an admin, logs them in, and then gives them a second factor. */
    async startAdmin() {
      const email = await register()
      await takesCode(email, await codeOf(email))
      const login = JSON.parse((await post('/auth/login', { email, password })).text)
      const id: string = login.user.id
      await database.write((tx) => updateUser(tx, id, { role: 'admin' }))
      const context = {
        database,
        clock: { now: Date.now() },
        services: { encryption: openEncryption(join(dataDir, 'keys')) },
      }
      const { secret, recoveryCodes } = await giveTwoFactor(context, { id })
      return {
        token: String(login.access_token),
        secret,
        recoveryCodes,
        async logsIn(code: string) {
          const { challenge } = JSON.parse((await post('/auth/login', { email, password })).text)
          return (await post('/auth/login/second-factor', { challenge, code })).status === 200
        },
      }
    },
  }
}

const hours = (ms: number) => `${Math.round((ms / hourMs) * 10) / 10} h`
