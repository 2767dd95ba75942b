import { expect, onTestFinished, test, vi } from 'vitest'
import { listDeliveries, testWebhook } from '../../../src/api/webhooks/webhooks.ts'
import { runJobs } from '../../../src/server/jobs/run-jobs.ts'
import { enqueueJobs, nextJobsQuery, someDueQuery } from '../../../src/server/queries/jobs.ts'
import { enqueueMail } from '../../../src/server/queries/notifications/outbox.ts'
import { enqueueReply } from '../../../src/server/queries/notifications/phone-messages.ts'
import { hours, minutes, startTestApp, type TestApp } from '../../support/app.ts'
import { breakRows, broken, repairRows } from '../../support/database/broken-rows.ts'
import { planOf } from '../../support/database/plans.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { deliverMail, mailQueue, type OutboxSender } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'
import { sendDue, startWatched } from '../../support/watched.ts'

const message = { subject: 'Hello', text: 'Hello', html: '' }

function recordingSender(change: Partial<OutboxSender> = {}) {
  const sent: string[] = []
  const sender: OutboxSender = {
    handsOver: true,
    send: async ({ recipient }) => void sent.push(recipient),
    sendToPhone: async () => {},
    close() {},
    ...change,
  }
  return { sent, sender }
}

async function queueMails({ database, clock }: TestApp, recipients: string[]): Promise<void> {
  await database.write(async (tx) => {
    for (const to of recipients) await enqueueMail(tx, { to, kind: 'digest', message }, clock.now)
  })
}

async function doDue(queue: ReturnType<typeof mailQueue>): Promise<void> {
  await queue.turn()
  await queue.idle()
}

test('a mail that was sent and could not be recorded is recorded later, and not sent again', async () => {
  const app = await startTestApp()
  const { sent, sender } = recordingSender()
  const queue = mailQueue(app.services, sender)
  await queueMails(app, ['ada@toju.test', 'bola@toju.test'])
  await breakRows(app, 'jobs', 'update', "row.recipient = 'ada@toju.test' and row.done_at > 0")
  await doDue(queue)
  expect(app.logged.join()).toContain(broken)
  await repairRows(app, 'jobs')
  app.pass(minutes(1))
  await doDue(queue)
  expect(sent.toSorted()).toEqual(['ada@toju.test', 'bola@toju.test'])
  const rows = await app.database.read.selectFrom('jobs').select(['done_at', 'secret']).execute()
  expect(rows.map(({ done_at, secret }) => [done_at !== null, secret])).toEqual([
    [true, null],
    [true, null],
  ])
})

test('a job in work keeps its lease, however long it takes', async () => {
  const app = await startTestApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let finish = () => {}
  const { sender } = recordingSender({ send: () => new Promise((done) => (finish = done)) })
  const other = recordingSender()
  await queueMails(app, ['ada@toju.test'])
  const queue = mailQueue(app.services, sender)
  await queue.turn()
  const lease = async () =>
    (await app.database.read.selectFrom('jobs').select('leased_until').executeTakeFirst())
      ?.leased_until
  await expect.poll(lease).toBe(app.clock.now + minutes(2))
  for (let minute = 0; minute < 5; minute++) {
    app.pass(minutes(1))
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(lease).toBe(app.clock.now + minutes(2))
    await doDue(mailQueue(app.services, other.sender))
  }
  finish()
  await queue.idle()
  expect(other.sent).toEqual([])
})

test('a gateway that does not answer delays no mail', async () => {
  const app = await startTestApp()
  let answer = () => {}
  const silence = new Promise<void>((done) => (answer = done))
  const { sent, sender } = recordingSender({ sendToPhone: () => silence })
  const to = app.services.encryption.encrypt('+2348011112222', 'reply')
  const reply = { id: 'reply', kind: 'phone', type: 'sms', secret: { to, text: '', linkId: null } }
  await app.database.write((tx) => enqueueJobs(tx, [reply], app.clock.now))
  const stop = runJobs(app.services, sender)
  await expect
    .poll(() => app.database.read.selectFrom('jobs').select('attempts').executeTakeFirst())
    .toEqual({ attempts: 1 })
  await queueMails(app, ['ada@toju.test'])
  await expect.poll(() => sent, { timeout: 5000 }).toEqual(['ada@toju.test'])
  answer()
  await stop()
})

test('a reply that has waited for an hour is not sent, and its number is deleted', async () => {
  const app = await startTestApp()
  const to = app.services.encryption.encrypt('+2348011112222', 'reply')
  const reply = { id: 'reply', to, text: 'Lost', linkId: null, inboundKey: 'key' }
  await app.database.write((tx) => enqueueReply(tx, { ...reply, channel: 'sms' }, app.clock.now))
  app.pass(hours(1))
  const texts: string[] = []
  const { sender } = recordingSender({ sendToPhone: async ({ text }) => void texts.push(text) })
  await deliverMail(app.services, sender)
  expect(texts).toEqual([])
  const row = app.database.read.selectFrom('jobs').selectAll()
  expect(await row.executeTakeFirst()).toMatchObject({
    ...{ outcome: 'expired', failed_at: app.clock.now, dismissed_at: app.clock.now, secret: null },
  })
})

test('of the tests of an endpoint the last is kept, beside all other deliveries: ten a minute would stop everybody when the endpoint is deleted', async () => {
  const { app, receiver, shop, endpoint, imei } = await startWatched()
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await sendDue(app)
  receiver.answer = { status: 500 }
  for (let times = 0; times < 3; times++) {
    await shop.call(testWebhook, { id: endpoint.id })
    await sendDue(app)
    receiver.answer = { status: 204 }
    app.pass(1000)
  }
  const { data } = await shop.call(listDeliveries, { id: endpoint.id })
  expect(data.map(({ type }) => type)).toEqual(['webhook.test', 'report.opened'])
  expect(receiver.received).toHaveLength(4)
  await shop.call(testWebhook, { id: endpoint.id })
  await shop.call(testWebhook, { id: endpoint.id })
  await sendDue(app)
  expect(receiver.received).toHaveLength(6)
})

test('a webhook that was queued while its endpoint was paused is given up', async () => {
  const { app, shop, receiver, endpoint } = await startWatched()
  await shop.call(testWebhook, { id: endpoint.id })
  await app.database.write((tx) =>
    tx.updateTable('webhook_endpoints').set({ state: 'paused' }).execute(),
  )
  await sendDue(app)
  expect(receiver.received).toEqual([])
  const row = app.database.read.selectFrom('jobs').where('kind', '=', 'webhook').selectAll()
  expect(await row.executeTakeFirst()).toMatchObject({
    outcome: 'paused',
    failed_at: app.clock.now,
  })
})

test('due jobs are found by an index, in its order', async () => {
  const { database } = await startTestApp()
  for (const query of [
    someDueQuery(database.read, 'mail', 1),
    nextJobsQuery(database.read, { kind: 'mail', limit: 20 }, 1),
  ]) {
    const plan = (await planOf(database, query.compile())).join('\n')
    expect(plan).toContain('jobs_due')
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
  }
})
