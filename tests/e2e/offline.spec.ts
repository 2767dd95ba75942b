import { request as ask, createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import hausa from '../../src/locales/ha/dashboard.json' with { type: 'json' }
import yoruba from '../../src/locales/yo/site.json' with { type: 'json' }
import { openAccount, password } from './support/accounts.ts'
import type { Mail } from './support/mail.ts'
import type { Problems } from './support/problems.ts'
import { type BuiltServer, startBuiltServer } from './support/server.ts'
import { test as base, expect } from './support/test.ts'

const workerPath = '/service-worker.js'

/** The origin that the browser visits. Its server can be exchanged or disconnected. */
interface ReverseProxy {
  origin: string
  /** Exchanges the server behind the origin; null disconnects it. */
  forwardTo: (to: BuiltServer | null) => void
  /** Accepts requests and never answers them. */
  stall: (stalls: boolean) => void
  /** Changes the content of a file, as another build would. */
  edit: (path: string, edit: (text: string) => string) => void
}

const test = base.extend<{ reverseProxy: ReverseProxy }>({
  reverseProxy: async ({ server }, use) => {
    const edits = new Map<string, (text: string) => string>()
    let target: BuiltServer | null = server
    let isStalled = false
    const httpServer = createServer((request, response) => {
      const { method, url = '/', headers } = request
      const edit = edits.get(url)
      if (isStalled) return
      if (!target) return void request.socket.destroy()
      const outgoing: OutgoingHttpHeaders = { ...headers, host: new URL(target.origin).host }
      if (headers.origin) outgoing['origin'] = target.origin
      if (edit) {
        delete outgoing['if-none-match']
        outgoing['accept-encoding'] = 'identity'
      }
      const forwarded = ask(`${target.origin}${url}`, { method, headers: outgoing }, (answer) => {
        if (!edit) {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          return void answer.pipe(response)
        }
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => {
          const { 'content-length': _, etag: __, ...rest } = answer.headers
          response.writeHead(200, rest).end(edit(text))
        })
      })
      forwarded.on('error', () => response.destroy())
      request.pipe(forwarded)
    })
    const origin = await listening(httpServer)
    await use({
      origin,
      forwardTo: (to) => {
        target = to
      },
      stall: (stalls) => {
        isStalled = stalls
      },
      edit: (path, edit) => edits.set(path, edit),
    })
    httpServer.closeAllConnections()
    httpServer.close()
  },
  baseURL: ({ reverseProxy }, use) => use(reverseProxy.origin),
})

test.use({ serviceWorkers: 'allow' })

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}

/** Opens home and waits until the service worker has cached it and controls the page. */
async function visit(page: Page) {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => isControlled(page)).toBe(true)
}

interface Visit {
  page: Page
  server: BuiltServer
  mail: Mail
  problems: Problems
}

/** Creates an account and opens the site, before the test cuts the connection. */
async function visitWithAccount({ page, server, mail, problems }: Visit, email: string) {
  problems.allow(/net::ERR|Failed to load resource|We could not reach Toju/)
  await openAccount({ server, mail }, { email })
  await visit(page)
}

async function logIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dashboard')
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')

/** Paths in all caches, with their queries. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

const cacheNames = (page: Page) => page.evaluate(() => window.caches.keys())

test('on a stalled line a page seen before opens within seconds', {
  tag: '@phone',
}, async ({ page, reverseProxy, problems }) => {
  problems.allow(/net::ERR|Failed to load resource/)
  await visit(page)
  await page.goto('/faqs')
  await expect.poll(() => cachedPaths(page)).toContain('/faqs')
  reverseProxy.stall(true)
  const began = Date.now()
  await page.goto('/faqs', { waitUntil: 'commit' })
  expect(Date.now() - began).toBeLessThan(10_000)
  reverseProxy.stall(false)
})

test('the dashboard opens from the cache, a newer one at a later visit, and at once when reloaded', {
  tag: '@phone',
}, async ({ page, server, mail, problems, reverseProxy }) => {
  await visitWithAccount({ page, server, mail, problems }, 'ada.cached@gmail.com')
  await logIn(page, 'ada.cached@gmail.com')
  await expect.poll(() => cachedPaths(page)).toContain('/dashboard')
  reverseProxy.edit('/dashboard', (text) => text.replace('<html ', '<html data-newer '))
  const newer = page.locator('html[data-newer]')
  const open = async () => {
    await page.goto('/about')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open()
  await expect(newer).toHaveCount(0)
  reverseProxy.edit('/dashboard', (text) => text.replace('<html ', '<html data-newest '))
  await page.reload()
  await expect(page.locator('html[data-newest]')).toHaveCount(1)
  reverseProxy.edit('/dashboard', (text) => text.replace('<html ', '<html data-newer '))
  await expect(async () => {
    await open()
    await expect(newer).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
})

test('without a connection the home page opens unchanged, and any other page says what to do', {
  tag: '@phone',
}, async ({ page, reverseProxy, server, problems }) => {
  problems.allow(/net::ERR|Failed to load resource/)
  await visit(page)
  await page.goto('/faqs')
  await expect.poll(() => cachedPaths(page)).toContain('/faqs')
  reverseProxy.forwardTo(null)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Find lost items')
  await expect(page.locator('body'), 'its styles came too').toHaveCSS('display', 'flex')
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')

  for (const path of ['/pricing', '/search?uid=490154203237518']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByText('*#06#')).toBeVisible()
  }

  reverseProxy.forwardTo(server)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify an item')
  await expect(page).toHaveURL('/search?uid=490154203237518')
})

test('no user or registry data is cached, or served without the server', {
  tag: '@phone',
}, async ({ page, reverseProxy, server, mail, problems }) => {
  problems.allow(/net::ERR|Failed to load resource/)
  const email = 'offline@example.com'
  await openAccount({ server, mail }, { email })
  await visit(page)
  await logIn(page, email)
  await expect(page.getByText('You have no report yet!')).toBeVisible()
  for (const path of [
    '/search?uid=490154203237518',
    '/blog?from=mail',
    '/reset-password?token=x',
  ]) {
    await page.goto(path)
  }
  await page.evaluate(async () => {
    for (const path of [
      '/api/verify?uid=490154203237518',
      '/uploads/nothing.webp',
      '/states.json',
    ]) {
      await fetch(path)
    }
  })
  const shell = ['/', '/offline', '/c', '/dashboard', '/.well-known/jwks.json']
  const cached = await cachedPaths(page)
  expect(cached).toEqual(expect.arrayContaining(['/', '/offline']))
  expect(cached.filter((path) => !path.startsWith('/_astro/') && !shell.includes(path))).toEqual([])

  reverseProxy.forwardTo(null)
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/api/verify?uid=490154203237518', '/uploads/nothing.webp', '/dashboard', '/admin'].map(
        (path) =>
          fetch(path).then(
            () => 'answered',
            () => 'no answer',
          ),
      ),
    ),
  )
  expect(new Set(answers)).toEqual(new Set(['no answer']))
})

test('any screen of the dashboard opens without a connection, or says within the layout that there is none', {
  tag: '@phone',
}, async ({ page, reverseProxy, server, mail, problems }) => {
  const email = 'offline-app@example.com'
  await visitWithAccount({ page, server, mail, problems }, email)
  await logIn(page, email)
  await expect(page.getByText('You have no report yet!')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This area is for the Toju team.',
  )
  await page.goto('/dashboard')
  for (const app of ['/dashboard', '/admin']) {
    await expect.poll(() => cachedPaths(page)).toContain(app)
    const html = await page.evaluate(
      async (path) => (await (await caches.match(path))?.text()) ?? '',
      app,
    )
    for (const datum of [email, 'Ada', 'Obi']) expect(html).not.toContain(datum)
  }

  reverseProxy.forwardTo(null)
  const noConnection = page.getByRole('main').getByText('We could not reach Toju.')
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  await bar.getByRole('link', { name: 'Assets' }).click()
  await expect(noConnection.first(), 'a screen that was never opened').toBeVisible({
    timeout: 15_000,
  })
  await expect(bar).toBeVisible()
  await page.goto('/dashboard')
  // The home screen is as it was.
  await expect(page.getByRole('main').getByText(/^As of /)).toBeVisible({ timeout: 15_000 })
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  for (const path of ['/dashboard/account', '/dashboard/reports/none?edit=true']) {
    await page.goto(path)
    await expect(noConnection.first(), path).toBeVisible({ timeout: 15_000 })
    await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  }
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This area is for the Toju team.',
  )
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')

  // Another user of the same phone, after the first has logged out.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/dashboard/assets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page).toHaveURL(/\/login\?redirect=/)

  reverseProxy.forwardTo(server)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('without a connection the offline page and the dashboard stay in the language', {
  tag: '@phone',
}, async ({ page, reverseProxy, server, mail, problems }) => {
  const email = 'offline-hausa@example.com'
  await visitWithAccount({ page, server, mail, problems }, email)
  await page.goto('/yo')
  await expect.poll(() => cachedPaths(page)).toContain('/yo/offline')
  await logIn(page, email)
  await page.goto('/dashboard/account')
  await page.getByText('Language', { exact: true }).click()
  await page.getByRole('button', { name: 'Hausa' }).click()
  const reports = page
    .getByRole('link', { name: hausa.dashboardWords.reports, exact: true })
    .first()
  await expect(reports).toBeVisible()
  await expect.poll(() => cachedPaths(page)).toContain('/dashboard')

  reverseProxy.forwardTo(null)
  await page.goto('/dashboard')
  await expect(reports).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha')
  await page.goto('/yo/search?uid=490154203237518')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yoruba.offlinePageWords.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo')
})

test('a new version takes over once no page uses the old one, and the old files stay until then', {
  tag: '@phone',
}, async ({ page, context, reverseProxy, problems }) => {
  problems.allow(/net::ERR|Failed to load resource/)
  await visit(page)
  const [old = ''] = await cacheNames(page)
  reverseProxy.edit(workerPath, (text) => text.replace(/"version":"\w+"/, '"version":"next"'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await expect.poll(() => cacheNames(page)).toEqual([old, 'toju-next'])
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  await expect.poll(waits).toBe('installed')
  await page.reload()
  expect(await cacheNames(page)).toContain(old)

  await page.close()
  const next = await context.newPage()
  // A page opened before the last one is gone still uses the old version.
  await expect(async () => {
    await next.goto('about:blank')
    await next.goto('/')
    expect(await cacheNames(next)).toEqual(['toju-next'])
  }).toPass({ timeout: 30_000 })
  reverseProxy.forwardTo(null)
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Find lost items')
})

test('disabling offline use removes the service worker and its caches', { tag: '@phone' }, async ({
  page,
  reverseProxy,
}) => {
  await visit(page)
  expect(await cacheNames(page)).toHaveLength(1)
  const off = await startBuiltServer({ SERVICE_WORKER: 'off' })
  try {
    reverseProxy.forwardTo(off)
    await page.goto('/about')
    await expect.poll(() => cacheNames(page)).toEqual([])
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    await page.goto('/')
    await expect.poll(registrations).toBe(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await cacheNames(page)).toEqual([])
  } finally {
    await off.stop()
  }
})
