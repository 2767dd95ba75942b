import { expect, inject, test } from 'vitest'
import { listSessions, logInTwoFactor } from '../../src/api/auth/log-in.ts'
import { resendCode, verifyToken } from '../../src/api/auth/sign-up.ts'
import { verify } from '../../src/api/lookup/verify.ts'
import { listNotifications } from '../../src/api/notifications/notifications.ts'
import { Problem } from '../../src/api/problem.ts'
import { purgeExpired } from '../../src/server/jobs/purge-expired.ts'
import type { OutboxSender } from '../../src/server/mail/outbox-sender.ts'
import { verifyChain } from '../../src/server/queries/activity/audit-chain.ts'
import { acquireLease } from '../../src/server/queries/job-leases.ts'
import { createLimiterFor } from '../../src/server/rate-limit/postgres-limiter.ts'
import { codeAt } from '../../src/server/security/totp.ts'
import { days, hours, minutes, refusalOf, startTestApp, type TestApp } from '../support/app.ts'
import { freshImei, registerPhone, report } from '../support/factories.ts'
import { noLimits } from '../support/no-limits.ts'
import { deliverMail } from '../support/queue.ts'
import { challengeOf, giveTwoFactor } from '../support/two-factor.ts'
import { mailedCode, signIn } from '../support/users.ts'

const onPostgres = test.runIf(inject('database').kind === 'postgres')

/** The number of emails to an address. */
async function mailsOf(app: TestApp, email: string): Promise<number> {
  return (await app.mailsTo(email)).length
}

test('sessions that a fast clock expired work again once it is right', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  app.pass(days(15))
  expect(await refusalOf(user.call(listSessions, {}))).toMatchObject({ status: 401 })
  app.pass(-days(15))
  await user.call(listSessions, {})
  app.pass(-hours(1))
  await user.call(listSessions, {})
})

test('a code that a fast clock expired works once it is right; a slow clock extends it by its error and grants no more attempts', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [ahead, behind] = [
    await signIn(app, { verified: false }),
    await signIn(app, { verified: false }),
  ]
  const code = await mailedCode(app, ahead.email)
  app.pass(days(1))
  await refusalOf(app.visit().call(verifyToken, { token: code, email: ahead.email }))
  app.pass(-days(1))
  await app.visit().call(verifyToken, { token: code, email: ahead.email })

  const right = await mailedCode(app, behind.email)
  const wrong = right === '000000' ? '000001' : '000000'
  app.pass(-hours(1))
  for (let tries = 0; tries < 5; tries++) {
    await refusalOf(app.visit().call(verifyToken, { token: wrong, email: behind.email }))
  }
  await refusalOf(app.visit().call(verifyToken, { token: right, email: behind.email }))
})

test('an email address that was mailed while the clock was fast is mailed again once it is right, with the usual limit', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app, { verified: false })
  app.pass(days(1))
  await user.call(resendCode, {})
  expect(await mailsOf(app, user.email)).toBe(2)
  app.pass(-days(1) + minutes(2))
  await user.call(resendCode, {})
  expect(await mailsOf(app, user.email)).toBe(3)
  await user.call(resendCode, {})
  expect(await mailsOf(app, user.email)).toBe(3)
  // A difference between the clocks of two machines must not allow another email.
  app.pass(-minutes(1))
  await user.call(resendCode, {})
  expect(await mailsOf(app, user.email)).toBe(3)
})

test('an owner notified of lookups by a fast clock is notified again within hours of its correction', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const notified = async () => {
    await app.services.lookupAlerts.flush()
    const { data } = await owner.call(listNotifications, {})
    return data.notifications.filter(({ kind }) => kind === 'checked').length
  }
  app.pass(days(10))
  await app.visit().call(verify, { identifier: imei })
  expect(await notified()).toBe(1)
  app.pass(-days(10))
  await app.visit().call(verify, { identifier: imei })
  expect(await notified()).toBe(1)
  await purgeExpired(app.services)
  app.pass(hours(6))
  expect(await notified()).toBe(2)
})

onPostgres(
  'a limit that was reached while the clock of the database was ahead ends with its own window',
  async () => {
    const app = await startTestApp()
    const table = {
      ...noLimits,
      verify: { ...noLimits.verify, times: 2, seconds: 60, countedInMemory: 0 },
    }
    const processes = await Promise.all([0, 1].map(() => createLimiterFor(app.services, table)))
    for (let n = 0; n < 2; n++) await processes[0]?.consume('verify', 'a')
    // The rows as left by a clock that was a day ahead.
    await app.database.write((tx) =>
      tx
        .updateTable('rate_limit_counters')
        .set((row) => ({ ends_at: row('ends_at', '+', days(1)) }))
        .execute(),
    )
    const refusal = await Promise.resolve(processes[1]?.consume('verify', 'a')).catch(
      (error) => error,
    )
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60)
    const { ends_at } = await app.database.read
      .selectFrom('rate_limit_counters')
      .select('ends_at')
      .executeTakeFirstOrThrow()
    expect(ends_at - Date.now()).toBeLessThan(minutes(5))
  },
)

test('emails and jobs that a fast clock postponed run after the next purge once it is right, each email once', async () => {
  const app = await startTestApp()
  const { services, database, clock } = app
  const user = await signIn(app, { verified: false })
  const sent: string[] = []
  let isUp = false
  const sender: OutboxSender = {
    handsOver: true,
    async send({ recipient }) {
      if (!isUp) throw new Error('451 try again later')
      sent.push(recipient)
    },
    sendToPhone: async () => {},
    close() {},
  }
  app.pass(days(1))
  await deliverMail(services, sender)
  expect(await acquireLease(database, 'digest', minutes(10), clock.now)).toBe(true)
  app.pass(-days(1))
  isUp = true
  expect(await deliverMail(services, sender)).toBe(0)
  expect(await acquireLease(database, 'digest', minutes(10), clock.now)).toBe(false)
  await purgeExpired(services)
  await deliverMail(services, sender)
  expect(sent).toEqual([user.email])
  expect(await deliverMail(services, sender)).toBe(0)
  expect(await acquireLease(database, 'digest', minutes(10), clock.now)).toBe(true)
})

test('a wrong clock makes app codes fail while recovery codes work, and both work once it is right', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const { secret, recoveryCodes } = await giveTwoFactor(app, admin)
  const right = app.clock.now
  const logInWith = async (code: string) =>
    app.visit().call(logInTwoFactor, { challenge: await challengeOf(app, admin), code })
  for (const [index, wrongBy] of [hours(1), -hours(1), days(1)].entries()) {
    app.clock.now = right + wrongBy
    await refusalOf(logInWith(codeAt(secret, right)))
    await logInWith(recoveryCodes[index] ?? '')
  }
  app.clock.now = right
  await logInWith(codeAt(secret, right))
})

test('the activity log keeps the order of actions and stays intact, however the clock jumps', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (const jump of [0, days(1), -days(1), -hours(1), hours(1)]) {
    app.pass(jump)
    await signIn(app)
  }
  const rows = await app.database.read
    .selectFrom('activity_log')
    .select(['seq', 'at'])
    .orderBy('seq')
    .execute()
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expect(rows.map(({ at }) => at)).not.toEqual(rows.map(({ at }) => at).toSorted())
  expect((await verifyChain(app.database.read)).faults).toEqual([])
})
