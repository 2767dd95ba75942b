import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { listDeliveries, listWebhooks, testWebhook } from '../../../src/api/webhooks/webhooks.ts'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'
import { createUserNameResolver } from '../../../src/server/outgoing/public-addresses.ts'
import { createWebhookClient } from '../../../src/server/webhooks/webhook-client.ts'
import { noLimits } from '../../support/no-limits.ts'
import { checkOut, startPaidApp } from '../../support/payments.ts'
import { webhookQueue } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'
import { addEndpoint } from '../../support/webhook-receiver.ts'

/** A name server that never answers; `asked` counts the queries that it received. */
async function startSilentNameServer() {
  const socket = createSocket('udp4')
  const seen = { asked: 0, server: '' }
  socket.on('message', () => {
    seen.asked += 1
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  seen.server = `127.0.0.1:${socket.address().port}`
  return seen
}

test('twenty webhooks on a name server that never answers delay no checkout by a second', async () => {
  const nameServer = await startSilentNameServer()
  const { app, provider } = await startPaidApp({ limits: noLimits })
  const { payments } = app.services
  if (!payments) throw new Error('payments are closed')
  // The name of the provider is resolved as any other name of the settings.
  const named = provider.url.replace('127.0.0.1', 'localhost')
  const fetchConfigured = createGuardedFetch({ configured: [named] })
  const { provider: paystack } = payments
  payments.provider = {
    ...paystack,
    async initialize(request) {
      await fetchConfigured(named)
      return paystack.initialize(request)
    },
  }
  const resolve = createUserNameResolver({ servers: [nameServer.server], timeoutMs: 300 })
  app.services.webhooks = createWebhookClient(createGuardedFetch({ resolve }))
  const worker = webhookQueue(app.services)
  const senders = [await signIn(app), await signIn(app)]
  for (const [at, sender] of senders.entries()) {
    for (let endpoint = 0; endpoint < 10; endpoint++) {
      const url = `https://hook-${endpoint}.account-${at}.example/`
      const { id } = await addEndpoint(sender, { url })
      await sender.call(testWebhook, { id })
    }
  }

  const customer = await signIn(app)
  const begun = performance.now()
  const slowest = { ms: 0 }
  while ((await worker.turn()) > 0 || performance.now() - begun < 1500) {
    const asked = performance.now()
    await checkOut(customer)
    slowest.ms = Math.max(slowest.ms, performance.now() - asked)
  }
  // On a slow machine some wait for their turn until others have ended.
  do await worker.idle()
  while ((await worker.turn()) > 0)
  expect(slowest.ms).toBeLessThan(1000)
  expect(nameServer.asked).toBeGreaterThanOrEqual(20)

  const outcomes: (string | null | undefined)[] = []
  for (const sender of senders) {
    const { data: endpoints } = await sender.call(listWebhooks, {})
    for (const { id } of endpoints) {
      outcomes.push((await sender.call(listDeliveries, { id })).data[0]?.outcome)
    }
  }
  expect(outcomes).toHaveLength(20)
  expect(new Set(outcomes)).toEqual(new Set(['timeout']))
}, 30_000)

test('one account is sent at most four slow webhooks at once, so another account has its turn', async () => {
  const { app } = await startPaidApp({ limits: noLimits })
  const answers: (() => void)[] = []
  const sentTo: string[] = []
  app.services.webhooks = {
    accepts: () => true,
    async send({ url }) {
      sentTo.push(url)
      await new Promise<void>((done) => answers.push(done))
      return { is: 'delivered', code: '204' }
    },
  }
  const [busy, other] = [await signIn(app), await signIn(app)]
  for (let at = 0; at < 10; at++) {
    const { id } = await addEndpoint(busy, { url: `https://busy-${at}.example/` })
    await busy.call(testWebhook, { id })
  }
  const worker = webhookQueue(app.services)
  expect(await worker.turn()).toBe(4)
  const { id } = await addEndpoint(other, { url: 'https://other.example/' })
  await other.call(testWebhook, { id })
  expect(await worker.turn()).toBe(1)
  await expect.poll(() => sentTo).toContain('https://other.example/')
  expect(sentTo).toHaveLength(5)
  for (const answer of answers) answer()
  await worker.idle()
  expect(await worker.turn()).toBe(4)
  await expect.poll(() => answers.length).toBe(9)
  for (const answer of answers) answer()
  await worker.idle()
})
