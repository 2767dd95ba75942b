import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../../src/api/webhooks/webhooks.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { programOf } from '../../support/api-keys.ts'
import { days, hours, minutes, refusalOf } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { webhookQueue } from '../../support/queue.ts'
import { password, signIn, suspend } from '../../support/users.ts'
import { sendDue, startWatched, watchOne } from '../../support/watched.ts'
import { addEndpoint, isSigned } from '../../support/webhook-receiver.ts'

const at = '2026-03-04T09:00:00.000Z'

test('watchers get a signed event of a theft with the verdict of a lookup and without the identifier', async () => {
  const { app, receiver, shop, program, secret, imei, watch } = await startWatched()
  await watchOne(await programOf(app, await signIn(app)), imei, 'has no endpoint')
  await watchOne(program, freshImei(), 'another')
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner, imei)
  await sendDue(app)
  expect(receiver.received).toEqual([])

  const theft = await report(owner, phone.id, 'Stolen')
  await sendDue(app)
  await sendDue(app)
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  await sendDue(app)
  await owner.call(updateReport, { id: theft.id, status: 'Found', before: {} })
  await sendDue(app)

  const named = { watch: watch.id, reference: 'order 4711' }
  expect(receiver.payloads()).toEqual([
    {
      type: 'report.opened',
      timestamp: at,
      data: { ...named, verdict: 'lost', underReview: true },
    },
    {
      type: 'report.confirmed',
      timestamp: at,
      data: { ...named, verdict: 'stolen', underReview: false },
    },
    {
      type: 'report.ended',
      timestamp: at,
      data: { ...named, verdict: 'clear', underReview: false },
    },
  ])
  expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('clear')
  expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  const sent = JSON.stringify([receiver.received, app.logged])
  const secrets = [imei, imei.slice(0, 14), phone.id, theft.id, owner.id, owner.email, shop.id]
  expect(secrets.filter((each) => sent.includes(each))).toEqual([])
  // The database does not contain the signing secret in clear text.
  const { webhook_endpoints } = await allRows(app.database)
  expect(JSON.stringify(webhook_endpoints)).not.toContain(secret.slice(6))
})

test('watchers get no event of a find while a lookup says that the phone is lost', async () => {
  const { app, receiver, imei } = await startWatched()
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const payloads = () => receiver.payloads().map(({ type, data }) => [type, data.verdict])
  await sendDue(app)
  expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('lost')
  expect(payloads()).toEqual([['report.opened', 'lost']])
  await owner.call(updateReport, { id: lost.id, status: 'Found', before: {} })
  await sendDue(app)
  // The find waits for staff then: its first registrant has the phone.
  expect(payloads()).toContainEqual(['report.ended', 'clear'])
})

test('when a reporter erases their account, watchers get the end of the report', async () => {
  const { app, receiver, imei } = await startWatched()
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await owner.call(eraseMyAccount, { password })
  await sendDue(app)
  // Both are due at the same time, so their order is not fixed.
  expect(
    receiver
      .payloads()
      .map(({ type, data }) => [type, data.verdict])
      .sort(),
  ).toEqual([
    ['report.ended', 'unknown'],
    ['report.opened', 'lost'],
  ])
})

test('a watch matches every interpretation of its text, and an endpoint gets only the events it chose', async () => {
  const { app, receiver, shop, program, endpoint } = await startWatched()
  await shop.call(updateWebhook, { id: endpoint.id, events: ['report.ended', 'report.ended'] })
  const watch = await watchOne(program, 'C02XK0ABJGH5', 'a laptop')
  const owner = await signIn(app)
  const laptop = await registerPhone(app, owner, 'C02XK0ABJGH5', { uuidType: 'serial-number' })
  const lost = await report(owner, laptop.id, 'Lost')
  await owner.call(updateReport, { id: lost.id, status: 'Found', before: {} })
  await sendDue(app)
  expect(receiver.payloads().map(({ type, data }) => [type, data.watch])).toEqual([
    ['report.ended', watch.id],
  ])
})

test('the report of another maker does not keep an event from those who watch the serial number', async () => {
  const { app, receiver, program } = await startWatched({ limits: noLimits })
  const watch = await watchOne(program, '12345A78', 'a shelf')
  for (const brand of ['HP', 'Binatone']) {
    const owner = await signIn(app)
    const kind = { uuidType: 'serial-number', brand } as const
    const { id } = await registerPhone(app, owner, '12345A78', kind)
    await report(owner, id, 'Lost')
  }
  await sendDue(app)
  expect(receiver.payloads().map(({ type, data }) => [type, data.watch, data.verdict])).toEqual([
    ['report.opened', watch.id, 'lost'],
    ['report.opened', watch.id, 'lost'],
  ])
})

test('a webhook says what a lookup says of a plate that a rival reports as a serial number', async () => {
  const { app, receiver, program } = await startWatched({ limits: noLimits })
  await watchOne(program, 'KJA-012AB', 'a car')
  await registerCar(app, await signIn(app))
  const rival = await signIn(app)
  const kind = { uuidType: 'serial-number', brand: 'HP' } as const
  const { id } = await registerPhone(app, rival, 'KJA012AB', kind)
  await report(rival, id, 'Lost')
  await sendDue(app)
  const { verdict } = (await rival.call(verify, { identifier: 'KJA-012AB' })).data
  expect(verdict).toBe('contested')
  const told = receiver.payloads().map(({ type, data }) => [type, data.verdict, data.underReview])
  expect(told).toEqual([['contest.opened', 'contested', false]])
})

test.each([
  ['serial-number', '5CG8225LZW', 'S5CG8225LZW'],
  ['vin', 'WVWZZZ3CZEE140287', 'IWVWZZZ3CZEE140287'],
] as const)(
  'the webhook of a watched %s %s does not call it lost because a rival reports %s, which its lookup doubts',
  async (kind, number, near) => {
    const { app, receiver, program } = await startWatched({ limits: noLimits })
    await watchOne(program, number)
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const serial = { uuidType: 'serial-number', brand: 'HP' } as const
    const own =
      kind === 'vin'
        ? await registerCar(app, owner, { vin: number })
        : await registerPhone(app, owner, number, serial)
    app.pass(1000)
    const car = { chassisNumber: near, vin: '', plateNumber: 'ABC-777YY' }
    const thing =
      kind === 'vin'
        ? await registerCar(app, rival, car)
        : await registerPhone(app, rival, near, serial)
    const { id } = await report(rival, thing.id, 'Lost')
    await sendDue(app)
    expect((await rival.call(verify, { identifier: number })).data.verdict).toBe('invalid')
    expect(receiver.payloads()).toEqual([])
    await rival.call(updateReport, { id, status: 'Found' })
    await sendDue(app)
    expect(receiver.payloads()).toEqual([])
    await report(owner, own.id, 'Lost')
    await sendDue(app)
    expect(receiver.payloads()).toMatchObject([
      { type: 'report.opened', data: { verdict: 'lost' } },
    ])
  },
)

test('a failed delivery is tried ten times under one id and follows no redirect; its user can send it again', async () => {
  const { app, receiver, shop, endpoint, imei } = await startWatched()
  receiver.answer = {
    status: 302,
    headers: { location: `${receiver.url}/elsewhere` },
    body: 'a word of the receiver',
  }
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await sendDue(app)
  app.pass(3900)
  await sendDue(app)
  expect(receiver.received).toHaveLength(1)
  app.pass(2100)
  await sendDue(app)
  expect(receiver.received).toHaveLength(2)
  // The further retries take three days plus at most a fifth, each rounded up to a full hour.
  for (let hour = 0; hour < 100; hour++) {
    app.pass(hours(1))
    await sendDue(app)
    if (hour !== 60) continue
    // A delivered test event keeps the endpoint enabled. No other event is due now.
    receiver.answer = { status: 204 }
    await shop.call(testWebhook, { id: endpoint.id })
    await sendDue(app)
    receiver.answer = { status: 302 }
  }
  const events = receiver.received.filter(({ body }) => !body.includes('webhook.test'))
  expect(events).toHaveLength(10)
  expect(new Set(events.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(events.map(({ body }) => body)).size).toBe(1)
  expect(receiver.received.map(({ path }) => path)).not.toContain('/hooks/elsewhere')

  const [test, failed] = (await shop.call(listDeliveries, { id: endpoint.id })).data
  expect(test).toMatchObject({ type: 'webhook.test', state: 'delivered', outcome: '204' })
  expect(failed).toMatchObject({
    type: 'report.opened',
    state: 'failed',
    attempts: 10,
    outcome: '302',
    nextAttemptAt: null,
    reference: 'order 4711',
  })
  expect(JSON.stringify(await allRows(app.database))).not.toContain('a word of the receiver')

  receiver.answer = { status: 200 }
  const again = { id: endpoint.id, deliveryId: failed?.id ?? '' }
  expect((await shop.call(resendDelivery, again)).data.state).toBe('waiting')
  await sendDue(app)
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(failed?.id)
  const [, sent] = (await shop.call(listDeliveries, { id: endpoint.id })).data
  expect(sent).toMatchObject({ state: 'delivered', attempts: 1, outcome: '200' })
  const other = await signIn(app)
  const theirs = await addEndpoint(other, receiver)
  const stolen = other.call(resendDelivery, { ...again, id: theirs.id })
  expect((await refusalOf(stolen)).body?.code).toBe('NOT_FOUND')

  app.pass(days(31))
  await purgeExpired(app.services)
  const left = app.database.read.selectFrom('jobs').where('kind', '=', 'webhook').select('id')
  expect(await left.execute()).toEqual([])
})

test('a webhook that arrives after a newer one has the older timestamp, so that its verdict is not taken for the last', async () => {
  const { app, receiver, imei } = await startWatched()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner, imei)
  const lost = await report(owner, phone.id, 'Lost')
  await sendDue(app)
  receiver.answer = { status: 500 }
  await owner.call(updateReport, { id: lost.id, status: 'Found', before: {} })
  await sendDue(app)
  receiver.answer = { status: 204 }
  app.pass(1000)
  await report(owner, phone.id, 'Stolen')
  await sendDue(app)
  app.pass(minutes(10))
  await sendDue(app)
  const [newer, older] = receiver.payloads().slice(-2)
  expect([newer?.data.verdict, older?.data.verdict]).toEqual(['lost', 'clear'])
  expect(Date.parse(older?.timestamp ?? '')).toBeLessThan(Date.parse(newer?.timestamp ?? ''))
})

test('an endpoint that has failed for days or answers 410 is disabled, and its user is notified', async () => {
  const { app, receiver, shop, program, endpoint, imei } = await startWatched({ limits: noLimits })
  const owner = await signIn(app)
  receiver.answer = { status: 500 }
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  for (let hour = 0; hour < 100; hour++) {
    await sendDue(app)
    app.pass(hours(1))
  }
  const [failing] = (await shop.call(listWebhooks, {})).data
  expect(failing?.state).toBe('failing')
  const notEnabled = await refusalOf(shop.call(testWebhook, { id: endpoint.id }))
  expect(notEnabled.body?.code).toBe('WEBHOOK_NOT_ENABLED')
  // Nothing is queued for a disabled endpoint.
  const second = freshImei()
  await watchOne(program, second)
  await report(owner, (await registerPhone(app, owner, second)).id, 'Lost')
  expect((await shop.call(listDeliveries, { id: endpoint.id })).data).toHaveLength(1)

  await shop.call(updateWebhook, { id: endpoint.id, state: 'enabled' })
  receiver.answer = { status: 410 }
  const third = freshImei()
  await watchOne(program, third)
  await report(owner, (await registerPhone(app, owner, third)).id, 'Lost')
  await sendDue(app)
  app.pass(days(1))
  const tried = receiver.received.length
  await sendDue(app)
  expect(receiver.received).toHaveLength(tried)
  const [gone] = (await shop.call(listWebhooks, {})).data
  expect(gone?.state).toBe('gone')
  const mails = (await app.mailsTo(shop.email)).map(({ kind }) => kind)
  expect(mails.filter((kind) => kind.startsWith('webhook')).sort()).toEqual([
    'webhook-failing',
    'webhook-gone',
  ])
  const { notifications } = (await shop.call(listNotifications, {})).data
  expect(notifications.map(({ href }) => href)).toContain('/dashboard/developers/webhooks')
})

test('both secrets sign for a day after a rotation, then the new one alone', async () => {
  const { app, receiver, shop, endpoint, secret } = await startWatched()
  const { data } = await shop.call(rotateWebhookSecret, { id: endpoint.id })
  expect(data.secret).not.toBe(secret)
  await shop.call(testWebhook, { id: endpoint.id })
  await sendDue(app)
  app.pass(days(1))
  await shop.call(testWebhook, { id: endpoint.id })
  await sendDue(app)
  const [during, after] = receiver.received
  if (!during || !after) throw new Error('not sent')
  expect([isSigned(during, secret), isSigned(during, data.secret)]).toEqual([true, true])
  expect([isSigned(after, secret), isSigned(after, data.secret)]).toEqual([false, true])
  expect(JSON.stringify((await shop.call(listWebhooks, {})).data)).not.toContain('whsec_')
})

test('paused and deleted endpoints and those of suspended accounts get no events', async () => {
  const { app, receiver, shop, endpoint, imei } = await startWatched()
  const other = await signIn(app)
  const theirs = await addEndpoint(other, receiver)
  await watchOne(await programOf(app, other), imei)
  const third = await signIn(app)
  await addEndpoint(third, receiver)
  await watchOne(await programOf(app, third), imei)
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await shop.call(updateWebhook, { id: endpoint.id, state: 'paused' })
  await other.call(deleteWebhook, { id: theirs.id })
  await suspend(app, third)
  await sendDue(app)
  expect(receiver.received).toEqual([])
  const [given] = (await shop.call(listDeliveries, { id: endpoint.id })).data
  expect(given).toMatchObject({ state: 'failed', outcome: null, attempts: 0 })
})

test('a slow endpoint does not delay other endpoints', async () => {
  const { app, receiver, shop, endpoint } = await startWatched()
  let answer = () => {}
  const slow = new Promise<void>((done) => {
    answer = done
  })
  const { send } = app.services.webhooks
  const other = await signIn(app)
  const theirs = await addEndpoint(other, { url: receiver.url.replace('/hooks', '/other') })
  app.services.webhooks.send = async (target, message, now) => {
    if (target.url.endsWith('/hooks')) await slow
    return send(target, message, now)
  }
  const worker = webhookQueue(app.services)
  await shop.call(testWebhook, { id: endpoint.id })
  expect(await worker.turn()).toBe(1)
  await other.call(testWebhook, { id: theirs.id })
  expect(await worker.turn()).toBe(1)
  await expect.poll(() => receiver.received.map(({ path }) => path)).toEqual(['/other'])
  answer()
  await worker.stop()
  expect(receiver.received).toHaveLength(2)
})

test('only publicly reachable URLs are accepted, and at most ten per user', async () => {
  const { app, shop } = await startWatched()
  app.services.webhooks.accepts = (url) => url.startsWith('https://')
  const refused = await refusalOf(addEndpoint(shop, { url: 'http://example.com/' }))
  expect([refused.body?.code, Object.keys(refused.body?.fields ?? {})]).toEqual([
    'INVALID_INPUT',
    ['url'],
  ])
  const url = 'https://example.com/hooks'
  const made = await Promise.allSettled(
    Array.from({ length: 12 }, () => addEndpoint(shop, { url })),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect((await refusalOf(addEndpoint(shop, { url }))).body?.code).toBe('LIMIT_REACHED')
})
