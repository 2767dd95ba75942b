import { expect, onTestFinished, test } from 'vitest'
import { logOut } from '../../../src/api/auth/log-in.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { updateNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import {
  createPushSubscription,
  deletePushSubscription,
  listPushSubscriptions,
} from '../../../src/api/notifications/push.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { hasDueJobs } from '../../../src/server/queries/jobs.ts'
import { enqueuePush } from '../../../src/server/queries/notifications/push-subscriptions.ts'
import { dueReceiversQuery } from '../../../src/server/queries/receivers.ts'
import { hours, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { startPushService, turnOn } from '../../support/push-service.ts'
import { deliverPushes, pushQueue } from '../../support/queue.ts'
import { labelCodeOf } from '../../support/samples.ts'
import { signIn, signInAgain } from '../../support/users.ts'

async function start() {
  const app = await startTestApp()
  const service = await startPushService()
  onTestFinished(service.close)
  const owner = await signIn(app)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const made = await report(owner, phone.id, 'Lost')
  return { app, service, owner, imei, phone, made }
}

/** Looks an identifier up as a visitor and sends the alerts. */
async function check(app: TestApp, identifier: string): Promise<void> {
  await app.visit().call(verify, { identifier })
  await app.services.lookupAlerts.flush()
}

async function deliverAll(app: TestApp): Promise<number> {
  let sent = 0
  for (let some = 1; some > 0; sent += some) some = await deliverPushes(app.services)
  return sent
}

const pushesOf = ({ database }: TestApp) =>
  database.read.selectFrom('jobs').where('kind', '=', 'push').selectAll().execute()

test('a lookup of a reported identifier sends one message to each browser, which names no user and no item', async () => {
  const { app, service, owner, imei, phone, made } = await start()
  const [first, second] = [await turnOn(owner, service), await turnOn(owner, service)]
  await turnOn(await signIn(app), service)
  await check(app, imei)
  await check(app, imei)
  expect(await deliverAll(app)).toBe(2)
  expect(await deliverAll(app)).toBe(0)

  const { publicKey } = app.services.push
  for (const { pushed } of [first, second]) {
    expect(pushed).toHaveLength(1)
    const [{ payload, headers, claims } = { payload: '', headers: {}, claims: null }] = pushed
    expect(JSON.parse(payload)).toEqual({
      id: expect.any(String),
      title: 'Toju',
      body: 'Something about your report',
      path: '/dashboard/notifications',
    })
    expect(headers).toMatchObject({
      ttl: '43200',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
    expect(headers['authorization']).toContain(`k=${publicKey}`)
    expect(claims).toEqual({
      aud: service.origin,
      exp: Math.floor(app.clock.now / 1000) + 12 * 3600,
      sub: 'mailto:hello@toju.test',
    })
    const sent = [payload, JSON.stringify(headers), ...app.logged].join('\n').toLowerCase()
    const secrets = [imei, phone.name, phone.id, made.id, owner.id, owner.email, 'lagos']
    expect(secrets.filter((secret) => sent.includes(secret.toLowerCase()))).toEqual([])
  }
  expect(first.pushed[0]?.headers['content-length']).toBe(
    second.pushed[0]?.headers['content-length'],
  )
  // The stored rows do not contain the keys that encrypt a message to the browser.
  const stored = JSON.stringify(
    await app.database.read.selectFrom('push_subscriptions').selectAll().execute(),
  )
  expect(stored).not.toContain(service.origin)
  expect(stored).not.toContain(first.subscription.auth)
  expect(service.refused).toEqual([])
})

test('who writes to the owner of a label again and again rings their browsers few times, and other finders ring them still', async () => {
  const { app, service, owner } = await start()
  await turnOn(owner, service)
  const code = await labelCodeOf(app, owner)
  const write = (address: string) =>
    app.visit(address).send('POST', `/found/${code}`, { place: 'Yaba', message: 'I have it' })
  for (let times = 0; times < 12; times++) await write('105.113.44.55')
  expect(await pushesOf(app)).toHaveLength(2)
  await write('102.89.1.1')
  expect(await pushesOf(app)).toHaveLength(3)
})

test('the subscription of a browser that is gone is deleted, and a failing push service is retried until the message expires', async () => {
  const { app, service, owner, imei } = await start()
  const gone = await turnOn(owner, service)
  const busy = await turnOn(owner, service)
  const odd = await turnOn(owner, service)
  gone.answer = { status: 410 }
  const date = 'Wed, 04 Mar 2026 10:00:00 GMT'
  const until = 'Wed, 04 Mar 2026 10:02:00 GMT'
  busy.answer = { status: 429, headers: { date, 'retry-after': until } }
  odd.answer = { status: 403 }
  await check(app, imei)
  expect(await deliverAll(app)).toBe(3)
  const left = (await owner.call(listPushSubscriptions, {})).data.subscriptions
  expect(left).toHaveLength(2)

  app.pass(119_000)
  expect(await deliverAll(app)).toBe(0)
  app.pass(1000)
  busy.answer = { status: 503 }
  expect(await deliverAll(app)).toBe(1)
  app.pass(minutes(1))
  busy.answer = { status: 201 }
  expect(await deliverAll(app)).toBe(1)
  // Three of the twelve hours’ minutes have passed.
  expect(busy.pushed[0]?.headers['ttl']).toBe(String(12 * 3600 - 180))

  app.pass(hours(7))
  busy.answer = { status: 503 }
  await check(app, imei)
  for (let hour = 0; hour < 30; hour++) {
    await deliverAll(app)
    app.pass(hours(1))
  }
  expect(busy.pushed).toHaveLength(1)
  const rows = await pushesOf(app)
  expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['403', '403', '503', null])
  app.pass(hours(24 * 31))
  await purgeExpired(app.services)
  expect(await pushesOf(app)).toEqual([])
})

it('a subscription ends with its session, and a shared browser belongs to its last user alone', async () => {
  const { app, service, owner, imei } = await start()
  const elsewhere = await signInAgain(app, owner)
  const browser = service.browser()
  await elsewhere.call(createPushSubscription, browser.subscription)
  const [shown] = (await owner.call(listPushSubscriptions, {})).data.subscriptions
  expect(shown).toMatchObject({ current: false, lastSentAt: null })

  await check(app, imei)
  const other = await signIn(app)
  await other.call(createPushSubscription, browser.subscription)
  // A message pending for the previous user is not sent.
  expect(await deliverAll(app)).toBe(0)
  expect((await owner.call(listPushSubscriptions, {})).data.subscriptions).toEqual([])

  await elsewhere.call(createPushSubscription, service.browser().subscription)
  const again = (await owner.call(listPushSubscriptions, {})).data.subscriptions
  expect(again).toHaveLength(1)
  const id = again[0]?.id ?? ''
  expect((await refusalOf(other.call(deletePushSubscription, { id }))).status).toBe(404)
  await elsewhere.call(logOut, {})
  expect((await owner.call(listPushSubscriptions, {})).data.subscriptions).toEqual([])

  const mine = await turnOn(owner, service)
  const [own] = (await owner.call(listPushSubscriptions, {})).data.subscriptions
  await owner.call(deletePushSubscription, { id: own?.id ?? '' })
  app.pass(hours(7))
  await check(app, imei)
  expect(await deliverAll(app)).toBe(0)
  expect(mine.pushed).toEqual([])
})

it('only the public https URL of a push service and valid keys are accepted', async () => {
  const { service, owner, app } = await start()
  const right = service.browser().subscription
  const refused = async (change: object) => {
    const error = await refusalOf(owner.call(createPushSubscription, { ...right, ...change }))
    return error.status
  }
  for (const endpoint of [
    'http://push.example/a',
    'https://push.example:444/a',
    'https://10.0.0.1/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://user@push.example/a',
    'javascript:alert(1)',
    'push',
  ]) {
    expect(await refused({ endpoint }), endpoint).toBe(400)
  }
  // These bytes are not a point of the curve.
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect(await refused({ p256dh })).toBe(400)
  expect(await refused({ auth: 'short' })).toBe(400)
  expect(app.logged.join()).not.toContain('push.example')

  for (let browsers = 0; browsers < 12; browsers++) {
    app.pass(1000)
    await turnOn(owner, service)
  }
  expect((await owner.call(listPushSubscriptions, {})).data.subscriptions).toHaveLength(10)
})

it('each event is pushed as the user chose', async () => {
  const { app, service, owner, imei } = await start()
  const browser = await turnOn(owner, service)
  await check(app, imei)
  expect(await deliverAll(app)).toBe(1)

  const choice = { event: 'check', inApp: true, email: 'off' } as const
  const chosen = await owner.call(updateNotificationPreferences, { ...choice, push: false })
  expect(chosen.data).toMatchObject({ push: false })
  app.pass(hours(7))
  await check(app, imei)
  expect(await deliverAll(app)).toBe(0)
  // A choice that is not sent stays unchanged.
  expect((await owner.call(updateNotificationPreferences, choice)).data.push).toBe(false)
  expect(browser.pushed).toHaveLength(1)

  const nowhere = { event: 'transfer', inApp: false, email: 'off', push: true } as const
  const error = await refusalOf(owner.call(updateNotificationPreferences, nowhere))
  expect([error.status, error.message]).toEqual([
    400,
    'Keep this message on, either on Toju or by email, because it warns you before your item goes to somebody else. You cannot turn off both.',
  ])
})

test('due messages are found by an index', async () => {
  const { app } = await start()
  const filter = { failing: false, except: [], exceptUsers: [], limit: 20 }
  for (const work of [
    (db: Queries) => hasDueJobs(db, 'push', 1),
    (db: Queries) => dueReceiversQuery(db, 'push', filter, 1).execute(),
  ]) {
    // Subqueries come first.
    const query = (await askedBy(app.database.read, work)).at(-1)
    if (!query) throw new Error('no query was sent')
    expect((await planOf(app.database, query)).join()).toContain('jobs_due')
  }
})

const dayLong = { urgency: 'high', ttlSeconds: 2 * 86_400 } as const

/** Queues messages to a user’s browsers, about an event each. */
async function queuePushes(app: TestApp, userId: string, events: string[]): Promise<void> {
  await app.database.write(async (tx) => {
    for (const eventKey of events) {
      const push = { userId, eventKey, subject: eventKey, path: '/', delivery: dayLong }
      await enqueuePush(tx, push, app.clock.now)
    }
  })
}

test('accounts whose push services never answer hold up nobody else’s messages, neither with first attempts nor with retries', async () => {
  const app = await startTestApp()
  const service = await startPushService()
  onTestFinished(service.close)
  const hostile = [await signIn(app), await signIn(app)]
  for (const user of hostile) {
    for (let browser = 0; browser < 10; browser++) await turnOn(user, service)
    await queuePushes(
      app,
      user.id,
      Array.from({ length: 20 }, (_, n) => `message ${n}`),
    )
  }
  const owner = await signIn(app)
  const phone = await turnOn(owner, service)
  const { send } = app.services.push
  const giveUp: (() => void)[] = []
  app.services.push.send = async (target, message, now) => {
    if (target.endpoint === phone.subscription.endpoint) return send(target, message, now)
    await new Promise<void>((done) => giveUp.push(done))
    return { is: 'later', code: 'TimeoutError' }
  }
  const worker = pushQueue(app.services)
  expect(await worker.turn()).toBe(8)
  await queuePushes(app, owner.id, ['first'])
  expect(await worker.turn()).toBe(1)
  await expect.poll(() => phone.pushed.length, { timeout: 15_000 }).toBe(1)

  // All of the others’ messages have failed, and are due again.
  const failing = async () => {
    for (const done of giveUp.splice(0)) done()
    await worker.turn()
    const subscriptions = app.database.read.selectFrom('push_subscriptions')
    return subscriptions.where('failing_since', 'is not', null).select('id').execute()
  }
  await expect.poll(failing, { timeout: 15_000 }).toHaveLength(20)
  app.pass(minutes(1))
  await expect.poll(() => worker.turn(), { timeout: 15_000 }).toBe(0)
  await queuePushes(app, owner.id, ['second'])
  await worker.turn()
  await expect.poll(() => phone.pushed.length, { timeout: 15_000 }).toBe(2)
  const giving = setInterval(() => {
    for (const done of giveUp.splice(0)) done()
  }, 5)
  await worker.stop()
  clearInterval(giving)
})

test('a subscription that has failed for a day is deleted, and one that answered in between is kept', async () => {
  const app = await startTestApp()
  const service = await startPushService()
  onTestFinished(service.close)
  const user = await signIn(app)
  const [dead, flaky] = [await turnOn(user, service), await turnOn(user, service)]
  dead.answer = { status: 503 }
  await queuePushes(app, user.id, ['one'])
  for (let hour = 0; hour < 30; hour++) {
    flaky.answer = { status: hour === 20 ? 201 : 503 }
    if (hour === 21) await queuePushes(app, user.id, ['two'])
    await deliverAll(app)
    app.pass(hours(1))
  }
  const { subscriptions } = (await user.call(listPushSubscriptions, {})).data
  expect(subscriptions).toHaveLength(1)
  expect(flaky.pushed).toHaveLength(1)
  expect(subscriptions[0]?.lastSentAt).not.toBeNull()
})
