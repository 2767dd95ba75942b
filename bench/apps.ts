// The first screens of the dashboard and the back office on a phone over slow 3G, with demo data: cold
// (nothing cached) and warm (again, with everything cached). Beside them in the same run: one page with one
// script that shows the same JSON. ROUNDS, default 5.

import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { freePort } from '../tests/support/server/free-port.ts'
import { type DemoServer, withDemoServer } from './lib/demo-server.ts'
import { serveFloor } from './lib/floor-page.ts'
import { openSlowLine } from './lib/slow-line.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
/** Only these visits, by the beginning of their name. */
const only = process.env['ONLY'] ?? ''

/** A round trip of 400 ms, and 400 kbit/s in each direction. */
const slow3G = { roundTripMs: 400, bytesPerSecond: (400 * 1000) / 8 }
const timesSlower = 4
const phone = { width: 360, height: 740 }

interface Visit {
  name: string
  as: 'owner' | 'admin' | 'visitor'
  path: string
  isFloor?: true
  /** Before the content: fills in the log-in form. */
  begin?: (page: Page, demo: DemoServer) => Promise<void>
  /** What belongs to the user, as a selector of the page. */
  content: string
  /** The main button, and what shows that it was heard: another path, or this selector. */
  button: string
  heard: string
}

const invalid = '[aria-invalid=true]'
const home = {
  content: '#screen h3 a[href^="/dashboard/reports/"]',
  button: '#screen a[href="/dashboard/reports/new"]',
  heard: '/dashboard/reports/new',
}
const visits: Visit[] = [
  { name: 'dashboard', as: 'owner', path: '/dashboard', ...home },
  {
    name: 'new report',
    as: 'owner',
    path: '/dashboard/reports/new',
    content: '#screen select[name=assetId] option:nth-child(2)',
    button: '#screen form [type=submit]',
    heard: invalid,
  },
  {
    name: 'new asset',
    as: 'owner',
    path: '/dashboard/assets/new',
    content: '#screen form input[type=radio]',
    button: '#screen form input[type=radio]',
    heard: '#screen form input:checked',
  },
  {
    name: 'log-in, dashboard',
    as: 'visitor',
    path: '/login',
    begin: async (page, demo) => {
      await page.getByLabel('Email').fill(demo.owner)
      await page.getByLabel('Password', { exact: true }).fill(demo.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    },
    ...home,
  },
  {
    name: 'admin',
    as: 'admin',
    path: '/admin',
    content: '#screen a[href="/admin/users"] .tabular-nums',
    button: '#screen a[href="/admin/users"]',
    heard: '/admin/users',
  },
  {
    name: 'admin items',
    as: 'admin',
    path: '/admin/items',
    content: '#screen a[href^="/admin/items/"]',
    button: '#screen a[href^="/admin/items/"]',
    heard: '/admin/items/',
  },
  {
    name: 'floor',
    as: 'owner',
    path: '/',
    isFloor: true,
    content: 'li',
    button: 'button',
    heard: 'p',
  },
]

interface Measured {
  contentMs: number
  /** A press of the main button is heard. */
  heardMs: number
  requests: number
  scripts: number
  /** Over the wire until the content, with headers. */
  bytes: number
}

const [line, floorLine] = [await openSlowLine(slow3G), await openSlowLine(slow3G)]
const port = await freePort()
line.leadTo(port)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--disable-gpu', '--disable-background-networking'],
})
try {
  await withDemoServer(measureAll, { PUBLIC_ORIGIN: line.origin, PORT: String(port) })
} finally {
  await browser.close()
  for (const each of [line, floorLine]) each.stop()
}

async function measureAll(demo: DemoServer): Promise<void> {
  const floorPage = await serveFloor(port)
  floorLine.leadTo(floorPage.port)
  const sessions = {
    owner: await demo.logIn(demo.owner),
    admin: await demo.logIn(demo.admin),
    visitor: null,
  }
  const chosen = visits.filter(({ name }) => name.startsWith(only))
  const all = new Map<string, Measured[]>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const visit of chosen) {
        const { origin } = visit.isFloor ? floorLine : line
        const context = await openBrowser(browser, origin, sessions[visit.as])
        for (const state of ['cold', 'warm'] as const) {
          const key = `${visit.name}, ${state}`
          if (state === 'warm' && !visit.isFloor) await letWorkerCache(context, visit, origin)
          const measured = await measure(context, origin, visit, demo)
          all.set(key, [...(all.get(key) ?? []), measured])
        }
        await context.close()
      }
    }
  } finally {
    floorPage.stop()
  }
  const floor = all.get('floor, cold')?.map(({ contentMs }) => contentMs)
  for (const [name, each] of all) {
    const median = (read: (one: Measured) => number) => medianOf(each.map(read))
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
    const ratio = floor ? (median(({ contentMs }) => contentMs) / medianOf(floor)).toFixed(2) : '–'
    console.log(
      [
        name.padEnd(24),
        `content ${seconds(median(({ contentMs }) => contentMs))}`,
        `button ${seconds(median(({ heardMs }) => heardMs))}`,
        `${median(({ scripts }) => scripts)} scripts`,
        `${median(({ requests }) => requests)} requests`,
        `${(median(({ bytes }) => bytes) / 1000).toFixed(1)} kB`,
        `${ratio} of the floor`,
      ].join('  '),
    )
  }
  console.log(`\nmedians of ${rounds}`)
}

async function openBrowser(
  browser: Browser,
  origin: string,
  session: { access_token: string; user: object } | null,
): Promise<BrowserContext> {
  const stored = session && [
    { name: 'AUTH_TOKEN', value: session.access_token },
    { name: 'AUTH_USER', value: JSON.stringify(session.user) },
  ]
  return browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: stored ? [{ origin, localStorage: stored }] : [] },
  })
}

/** Visits the page until the service worker has cached what it caches. */
async function letWorkerCache(context: BrowserContext, visit: Visit, origin: string) {
  const page = await context.newPage()
  await page.goto(origin + visit.path, { timeout: 60_000 })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload({ timeout: 60_000 })
  const isCached = async (app: string) => (await caches.match(app)) !== undefined
  const app = visit.as === 'admin' ? '/admin' : '/dashboard'
  await page.waitForFunction(isCached, app, { timeout: 60_000 })
  // The worker caches what the page loads later, too.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
  await page.close()
}

async function measure(
  context: BrowserContext,
  origin: string,
  visit: Visit,
  demo: DemoServer,
): Promise<Measured> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'tellShown' })
  const told = new Promise<{ beganMs: number; shownMs: number }>((resolve) =>
    devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload))),
  )
  await page.addInitScript(tellWhenShown, visit.content)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  let [bytes, requests, scripts] = [0, 0, 0]
  const scriptIds = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scriptIds.add(requestId)
  })
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const isCached = response.fromDiskCache || response.fromServiceWorker
    bytes += isCached ? 0 : response.encodedDataLength
    requests += isCached ? 0 : 1
    if (scriptIds.has(requestId) && !isCached) scripts += 1
  })
  try {
    const path = visit.as === 'visitor' ? '/login' : visit.path
    if (visit.as === 'visitor') await context.clearCookies()
    await page.goto(origin + path, { waitUntil: 'commit', timeout: 60_000 })
    let pressedMs: number | undefined
    if (visit.begin) {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await visit.begin(page, demo)
      pressedMs = Date.now()
      ;[bytes, requests, scripts] = [0, 0, 0]
    }
    const { beganMs, shownMs } = await within(60_000, told)
    const startMs = pressedMs ?? beganMs
    const atContent = { bytes, requests, scripts }
    const expression = `document.querySelector(${JSON.stringify(visit.button)}).click()`
    await devtools.send('Runtime.evaluate', { expression })
    if (visit.heard.startsWith('/')) {
      const isHeard = ({ pathname }: URL) =>
        pathname.startsWith(visit.heard) && pathname !== visit.path
      await page.waitForURL(isHeard, { waitUntil: 'commit' })
    } else await page.locator(visit.heard).first().waitFor({ state: 'attached' })
    const heardMs = Date.now() - startMs
    // The next visit finds everything of this one.
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
    return { contentMs: shownMs - startMs, heardMs, ...atContent }
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page, and tells the moment of the first frame with `content`. Waiting for it from outside
 * would compile the tester's scripts in the slowed page, half a second in the middle of the visit.
 */
function tellWhenShown(content: string): void {
  const { tellShown } = window as { tellShown?: (ms: string) => void }
  new MutationObserver((_, observer) => {
    if (!document.querySelector(content)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const beganMs = performance.timeOrigin
      tellShown?.(JSON.stringify({ beganMs, shownMs: beganMs + performance.now() }))
    })
  }).observe(document, { subtree: true, childList: true })
}

async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  const late = delay(ms, undefined, { ref: false }).then(() => {
    throw new Error(`Nothing was shown for ${ms / 1000} s.`)
  })
  return Promise.race([result, late])
}

function medianOf(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
