import type { Browser, BrowserContext, Page } from '@playwright/test'
import { enterTextAsUsersDo, leaveOutColourSchemes } from './firefox.ts'
import { allowInterception, stopInterception } from './intercept-api.ts'
import { type Problems, recordProblems } from './problems.ts'

/** A tab with its own cookies and storage. */
export interface Tab {
  context: BrowserContext
  page: Page
}

interface OpenTab extends Tab {
  /** Clears the changes of a test. False if that is impossible and the tab has to be closed. */
  clean: () => Promise<boolean>
  reportTo: (problems: Problems | null) => void
}

export interface Tabs {
  /** Returns a clean tab with the same options, or opens one. */
  acquire: (options: TabOptions, problems: Problems) => Promise<Tab>
  /** Cleans a test’s tabs for the next test; closes those of a failed test. */
  release: (tabs: Tab[], hasFailed: boolean) => Promise<void>
}

export interface TabOptions {
  /** The URL at which a clean tab waits, of the origin that the tests visit. */
  waitsAt: string
  viewport: { width: number; height: number } | null
  reducedMotion: 'reduce' | 'no-preference' | null
  /** Tabs with the same key have the same options. */
  key: string
}

/**
 * A pool of tabs that stay open from one test to the next. A new context starts a process and fetches
 * and compiles every script again, which takes three times as long as the page itself.
 */
export function createTabs(browser: Browser): Tabs {
  const open = new Map<Tab, OpenTab>()
  const idle = new Map<string, Tab[]>()
  const keys = new Map<Tab, string>()
  if (!isChromium(browser)) leaveOutColourSchemes(browser)
  return {
    async acquire(options, problems) {
      let tab = idle.get(options.key)?.pop()
      if (!tab) {
        const opened = await openTab(browser, options)
        tab = opened
        open.set(tab, opened)
        keys.set(tab, options.key)
      }
      open.get(tab)?.reportTo(problems)
      return tab
    },
    async release(tabs, hasFailed) {
      for (const tab of tabs) {
        const key = keys.get(tab) ?? ''
        const isClean = !hasFailed && (await open.get(tab)?.clean())
        if (isClean) idle.set(key, [...(idle.get(key) ?? []), tab])
        else await tab.context.close()
      }
    },
  }
}

const isChromium = (browser: Browser) => browser.browserType().name() === 'chromium'

const storage = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers'

async function openTab(browser: Browser, options: TabOptions): Promise<OpenTab> {
  const context = await browser.newContext()
  if (!isChromium(browser)) await enterTextAsUsersDo(context)
  const page = await context.newPage()
  // Only Chromium has a DevTools session. A tab of another browser is not used twice.
  const client = isChromium(browser) ? await context.newCDPSession(page) : null
  if (client) allowInterception(page, client)
  let current: Problems | null = null
  await recordProblems(context, () => current)
  let isUsedUp = false
  const markUsedUp = () => {
    isUsedUp = true
  }
  const changes = new Map<string, () => Promise<void>>()
  const { viewport, reducedMotion } = options
  const undos = {
    emulateMedia: () =>
      page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion }),
    route: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    setOffline: () => context.setOffline(false),
    setViewportSize: () => (viewport ? page.setViewportSize(viewport) : Promise.resolve()),
  }
  for (const method of ['emulateMedia', 'route', 'setViewportSize'] as const) {
    onCall(page, method, () => changes.set(method, undos[method]))
  }
  onCall(context, 'setOffline', () => changes.set('setOffline', undos.setOffline))
  // The changes of these methods cannot be undone.
  onCall(page.clock, 'install', markUsedUp)
  for (const method of ['addInitScript', 'exposeFunction'] as const) {
    onCall(page, method, markUsedUp)
    onCall(context, method, markUsedUp)
  }
  for (const method of [
    'newCDPSession',
    'grantPermissions',
    'clearPermissions',
    'route',
  ] as const) {
    onCall(context, method, markUsedUp)
  }
  return {
    context,
    page,
    reportTo: (problems) => {
      current = problems
    },
    async clean() {
      current = null
      if (!client || isUsedUp || page.isClosed()) return false
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const event of ['dialog', 'download', 'request', 'response'] as const) {
        page.removeAllListeners(event)
      }
      for (const undo of changes.values()) await undo()
      changes.clear()
      await stopInterception(page)
      await page.goto(options.waitsAt)
      const { origin } = new URL(options.waitsAt)
      await Promise.all([
        page.evaluate(() => sessionStorage.clear()),
        client.send('Storage.clearDataForOrigin', { origin, storageTypes: storage }),
        // The next page must not show an element under the pointer as hovered.
        page.mouse.move(0, 0),
      ])
      return true
    },
  }
}

/** Calls `before` whenever a method of an object is called. */
function onCall<Method extends string>(
  object: Record<Method, (...given: never[]) => unknown>,
  method: Method,
  before: () => void,
) {
  const original = object[method]
  object[method] = (...given) => {
    before()
    return Reflect.apply(original, object, given)
  }
}
