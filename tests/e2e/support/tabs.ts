import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Problems, recordProblems } from './problems.ts'

/** A tab whose cookies and storage no other tab shares. */
export interface Tab {
  context: BrowserContext
  page: Page
}

interface OpenTab extends Tab {
  /** Clears what a test left. False if that is impossible: the tab must be closed. */
  clean: () => Promise<boolean>
  reportTo: (problems: Problems | null) => void
}

export interface Tabs {
  /** Opens a tab, or returns a clean one that was opened with the same options. */
  take: (options: TabOptions, problems: Problems) => Promise<Tab>
  /** Cleans tabs after a test, for the next; closes those of a failed test. */
  giveBack: (tabs: Tab[], hasFailed: boolean) => Promise<void>
}

export interface TabOptions {
  /** The document at which a clean tab waits. It must be of the origin that the tests visit. */
  waitsAt: string
  viewport: { width: number; height: number } | null
  reducedMotion: 'reduce' | 'no-preference' | null
  /** Tabs with the same key have the same options. */
  key: string
}

/**
 * Keeps tabs open from one test to the next. A test in a new context starts a process, compiles
 * every script again and fetches it from the server, which costs three times as much as the page
 * itself.
 */
export function createTabs(browser: Browser): Tabs {
  const open = new Map<Tab, OpenTab>()
  const idle = new Map<string, Tab[]>()
  const keys = new Map<Tab, string>()
  return {
    async take(options, problems) {
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
    async giveBack(tabs, hasFailed) {
      for (const tab of tabs) {
        const key = keys.get(tab) ?? ''
        const isClean = !hasFailed && (await open.get(tab)?.clean())
        if (isClean) idle.set(key, [...(idle.get(key) ?? []), tab])
        else await tab.context.close()
      }
    },
  }
}

const storage = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers'

async function openTab(browser: Browser, options: TabOptions): Promise<OpenTab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let current: Problems | null = null
  await recordProblems(context, () => current)
  let isUsedUp = false
  const useUp = () => {
    isUsedUp = true
  }
  const changes = new Map<string, () => Promise<void>>()
  const { viewport, reducedMotion } = options
  const undone = {
    emulateMedia: () => page.emulateMedia({ media: null, colorScheme: null, reducedMotion }),
    route: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    setOffline: () => context.setOffline(false),
    setViewportSize: () => (viewport ? page.setViewportSize(viewport) : Promise.resolve()),
  }
  for (const method of ['emulateMedia', 'route', 'setViewportSize'] as const) {
    onCall(page, method, () => changes.set(method, undone[method]))
  }
  onCall(context, 'setOffline', () => changes.set('setOffline', undone.setOffline))
  // What these change cannot be changed back.
  onCall(page.clock, 'install', useUp)
  for (const method of ['addInitScript', 'exposeFunction'] as const) {
    onCall(page, method, useUp)
    onCall(context, method, useUp)
  }
  for (const method of [
    'newCDPSession',
    'grantPermissions',
    'clearPermissions',
    'route',
  ] as const) {
    onCall(context, method, useUp)
  }
  return {
    context,
    page,
    reportTo: (problems) => {
      current = problems
    },
    async clean() {
      current = null
      if (isUsedUp || page.isClosed()) return false
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const event of ['dialog', 'download', 'request', 'response'] as const) {
        page.removeAllListeners(event)
      }
      for (const undo of changes.values()) await undo()
      changes.clear()
      await page.goto(options.waitsAt)
      const { origin } = new URL(options.waitsAt)
      await Promise.all([
        page.evaluate(() => sessionStorage.clear()),
        client.send('Storage.clearDataForOrigin', { origin, storageTypes: storage }),
        // Otherwise the next page would show what is under the pointer as hovered.
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
