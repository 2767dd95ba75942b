import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { confirmationToken } from '../../src/server/services/reports/answer-confirmation.ts'
import { type Browser, startPushService } from '../support/push-service.ts'
import { axeViolations } from './support/axe.ts'
import { freshImei } from './support/owner.ts'
import type { BuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

test.use({ serviceWorkers: 'allow' })

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)
}

/**
 * Replaces the push service and the permission prompt, which a headless browser lacks: the user
 * allows notifications, and the subscription belongs to the test’s push service.
 */
async function allowNotifications(page: Page, { subscription }: Browser) {
  await page.addInitScript((given) => {
    const toBuffer = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
        each.charCodeAt(0),
      ).buffer
    const isAllowed = () => sessionStorage.getItem('allowed') !== null
    Object.defineProperty(Notification, 'permission', {
      get: () => (isAllowed() ? 'granted' : 'default'),
    })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('allowed', '1')
      return 'granted'
    }
    const subscribed = () => sessionStorage.getItem('subscribed')
    const fake = {
      endpoint: given.endpoint,
      get options() {
        return { applicationServerKey: toBuffer(subscribed() ?? '') }
      },
      toJSON: () => ({
        endpoint: given.endpoint,
        keys: { p256dh: given.p256dh, auth: given.auth },
      }),
      unsubscribe: async () => true,
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async (wanted) => {
      if (!isAllowed()) throw new DOMException('Registration failed', 'NotAllowedError')
      const key = new Uint8Array(wanted?.applicationServerKey as ArrayBuffer)
      sessionStorage.setItem('subscribed', btoa(String.fromCharCode(...key)))
      return fake
    }
    PushManager.prototype.getSubscription = async () => (subscribed() ? fake : null)
  }, subscription)
}

interface Shown {
  title: string
  options: { body: string; data: unknown }
}

/** The page’s service worker. Only the display of notifications is replaced by a list. */
async function workerOf(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: Shown[] }
    scope.shown = []
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: Shown['options']) => {
        scope.shown.push({ title, options })
      },
      getNotifications: async () => [],
    })
  })
  return {
    shown: () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown),
    /** Taps the last notification. */
    tap: () =>
      worker.evaluate(async () => {
        const { options } = (self as unknown as { shown: Shown[] }).shown.at(-1) as Shown
        const event = new Event('notificationclick')
        Object.assign(event, {
          notification: { data: options.data, close() {} },
          // The tab navigates and the focus fails, because only a real tap may focus a tab.
          waitUntil: (work: Promise<unknown>) => work.catch(() => {}),
        })
        self.dispatchEvent(event)
      }),
  }
}

/** Delivers a message to the worker, as a browser’s push service does. */
async function deliver(context: BrowserContext, page: Page, origin: string, data: string) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) done(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** Inserts the quarterly question about a report and returns the path of the page that answers it. */
function insertQuestion({ dataDir }: BuiltServer, reportId: string): string {
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

test('after a first report a device gets a push message about a lookup, the message opens the notifications, and one press reports the item recovered', {
  tag: '@phone',
}, async ({ page, owner, server }) => {
  const context = page.context()
  const service = await startPushService()
  try {
    const device = service.browser()
    await allowNotifications(page, device)
    const imei = freshImei()
    const assetId = await owner.ownPhone('Blue Tecno', imei)
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const worker = await workerOf(context)

    await owner.open(page, `/dashboard/reports/new?asset=${assetId}`)
    await page.getByLabel('Description').fill('Lost on the bus to Ikeja')
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText('Know at once when somebody checks your item')).toBeVisible()
    expect(await page.evaluate(() => Notification.permission), 'asked by a press only').toBe(
      'default',
    )
    await expectAccessible(page)
    const reportId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Notify this device' }).click()
    await expect(page.getByText('This device gets notifications from now on.')).toBeVisible()
    await expect(page.getByText('Know at once when somebody checks your item')).toBeHidden()

    await fetch(`${server.origin}/api/verify?identifier=${imei}`)
    await expect.poll(() => device.pushed.length).toBe(1)
    await deliver(context, page, server.origin, device.pushed[0]?.payload ?? '')
    await expect
      .poll(worker.shown)
      .toMatchObject([{ title: 'Toju', options: { body: 'Something about your report' } }])
    await worker.tap()
    await expect(page.getByText('The number of “Blue Tecno” was checked')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/dashboard/notifications')

    await page.goto(insertQuestion(server, reportId))
    await expect(page).toHaveURL('/still-missing')
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.height, 'seen, not only read out').toBeGreaterThan(20)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'I have it back' })).toBeVisible()
    await page.getByRole('button', { name: 'It is still missing' }).click()
    await expect(
      page.getByText('Your report now says that the item is still missing'),
    ).toBeFocused()
    const answer = await fetch(`${server.origin}/api/verify?identifier=${imei}`)
    expect(await answer.json()).toMatchObject({ data: { verdict: 'lost' } })
    expect(service.refused).toEqual([])
  } finally {
    await service.close()
  }
})
