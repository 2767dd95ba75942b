import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { createReport } from '../../src/api/reports/create-report.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { confirmationToken } from '../../src/server/services/reports/confirmation-token.ts'
import { type Browser, startPushService } from '../support/push-service.ts'
import { faults } from './support/axe.ts'
import { mailOf } from './support/mail.ts'
import { freshImei, newOwner } from './support/owner.ts'
import { type BuiltServer, startBuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

async function expectWell(page: Page) {
  expect(await faults(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)
}

/** Chromium here has no push service: its subscription is that of ours. */
async function subscribeWith(page: Page, { subscription }: Browser) {
  await page.addInitScript((given) => {
    const toBuffer = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
        each.charCodeAt(0),
      ).buffer
    let options = {}
    const fake = {
      endpoint: given.endpoint,
      get options() {
        return options
      },
      toJSON: () => ({
        endpoint: given.endpoint,
        keys: { p256dh: given.p256dh, auth: given.auth },
      }),
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async (wanted) => {
      const key = wanted?.applicationServerKey as Uint8Array | string
      options = {
        applicationServerKey: typeof key === 'string' ? toBuffer(key) : key.slice().buffer,
      }
      sessionStorage.setItem('subscribed', '1')
      return fake as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('subscribed') ? (fake as unknown as PushSubscription) : null
  }, subscription)
}

/** What the push service of a browser does with a message. */
async function deliver(context: BrowserContext, page: Page, origin: string, payload: string) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) done(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload })
}

/** Somebody was asked whether what they reported is still missing; the page that answers it. */
function askedPath({ dataDir }: BuiltServer, reportId: string): string {
  const database = new DatabaseSync(sqliteFile(dataDir))
  const id = randomUUID()
  database
    .prepare(
      `insert into confirmation_questions (id, user_id, subject, subject_id, asked_at)
       select ?, reporter_id, 'report', id, ? from reports where id = ?`,
    )
    .run(id, Date.now(), reportId)
  database.close()
  const token = confirmationToken(openEncryption(join(dataDir, 'keys')), id)
  return `/still-missing?token=${token}`
}

test('after a report this device is turned on, rings when its number is checked, opens the news, and one press says that it came back', {
  tag: '@phone',
}, async ({ page }) => {
  const context = page.context()
  const service = await startPushService()
  const server = await startBuiltServer({ OUTGOING_LOOPBACK: 'on' }, 1)
  try {
    await context.grantPermissions(['notifications'], { origin: server.origin })
    const browser = service.browser()
    await subscribeWith(page, browser)
    const owner = await newOwner({ server, mail: mailOf(server.origin) })
    const imei = freshImei()
    const assetId = await owner.ownPhone('Blue Tecno', imei)
    const made = await owner.call(createReport, {
      ...{ assetId, status: 'Lost', description: 'Lost on the bus', location: 'Ikeja' },
    })
    await page.goto(server.origin)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await owner.open(page, `/dashboard/reports/${made.data.id}`)

    await expect(page.getByText('Be told the minute somebody checks it')).toBeVisible()
    await expectWell(page)
    await page.getByRole('button', { name: 'Ring this device' }).click()
    await expect(page.getByText('This device rings from now on.')).toBeVisible()
    await expect(page.getByText('Be told the minute somebody checks it')).toBeHidden()

    const checked = Date.now()
    await fetch(`${server.origin}/api/verify?identifier=${imei}`)
    await expect.poll(() => browser.pushed.length).toBe(1)
    expect((browser.pushed[0]?.at ?? 0) - checked).toBeLessThan(10_000)
    const payload = browser.pushed[0]?.payload ?? ''
    await deliver(context, page, server.origin, payload)
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const all = (await registration?.getNotifications()) ?? []
        return all.map(({ title, body }) => `${title}: ${body}`)
      })
    await expect.poll(shown).toEqual(['Toju: Something about your report'])

    const [worker] = context.serviceWorkers()
    await worker?.evaluate(async () => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration
        dispatchEvent(event: Event): boolean
      }
      const [notification] = await scope.registration.getNotifications()
      const Clicked = (self as unknown as { NotificationEvent: typeof Event }).NotificationEvent
      scope.dispatchEvent(new Clicked('notificationclick', { notification } as EventInit))
    })
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    await expect(page.getByText('The number of “Blue Tecno” was checked')).toBeVisible()

    await page.goto(`${server.origin}/dashboard/account`)
    await page.getByText('Devices that ring').click()
    await expect(page.getByText('This device rings')).toBeVisible()
    await expectWell(page)

    await page.goto(server.origin + askedPath(server, made.data.id))
    await expect(page).toHaveURL(`${server.origin}/still-missing`)
    await expectWell(page)
    await page.getByRole('button', { name: 'I have it back' }).click()
    await expect(page.getByText('We are glad.')).toBeFocused()
    await expectWell(page)
    const answer = await fetch(`${server.origin}/api/verify?identifier=${imei}`)
    expect(await answer.json()).toMatchObject({ data: { verdict: 'clear' } })
  } finally {
    await server.stop()
    await service.close()
  }
})
