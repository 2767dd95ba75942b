import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, ConsoleMessage, Page } from '@playwright/test'
import { root } from '../lib/run.mjs'
import { createAnswers } from './answers.ts'
import { type Picture, type Scheme, schemes, widths } from './picture.ts'
import type { Role, Screen, State } from './screen.ts'

/** A window's height; the picture is as long as the page. */
const height = 800
/** A longer page is cut. */
const maxHeight = 2000

export interface Session {
  access_token: string
  user: object
}

export interface Photographer {
  take: (
    screen: Screen,
    name: string,
    state: State,
  ) => Promise<{ pictures: Picture[]; errors: string[] }>
}

/**
 * Takes the pictures of screens in one browser. A screen is loaded once in each state: it follows a
 * change of width or colours by itself, as a window does.
 */
export function createPhotographer(
  browser: Browser,
  { origin, sessions, folder }: { origin: string; sessions: Map<Role, Session>; folder: string },
): Photographer {
  let tab: Promise<Tab> | undefined
  let isWaiting = false

  return {
    async take(screen, name, state) {
      const as = state.as ?? screen.as
      tab ??= openTab(browser)
      const { page, devtools, errors, answers } = await tab
      if (state.html === undefined) {
        if (new URL(page.url()).origin !== origin) await page.goto(`${origin}/robots.txt`)
        await page.evaluate(forgetAndSignIn, storedSession(sessions.get(as)))
      }
      await devtools.send('Emulation.setEmulatedMedia', mediaOf('light', state))
      const [first = widths[0]] = state.widths ?? widths
      await resize(devtools, first, height)
      const url = new URL(state.path ?? screen.path, origin)
      // From one proof to the next only the hash changes, which is no load. A page that waits for an
      // answer leaves before it gets one.
      if (url.hash || isWaiting) await page.goto('about:blank')
      isWaiting = state.answers === 'loading'
      const { document } = state
      const ownPage = document && { path: url.pathname, file: join(root, 'dist/client', document) }
      await answers.set(state.answers, ownPage || undefined)
      errors.length = 0
      if (state.html === undefined) await page.goto(url.href, { waitUntil: 'load' })
      else {
        // Without the content security policy of the last page.
        await page.goto('about:blank')
        await page.setContent(state.html)
      }
      await settle(page, state)
      if (state.act) {
        await state.act(page)
        await settle(page, state)
      }
      const pictures: Picture[] = []
      let order = state.schemes ?? schemes
      for (const width of state.widths ?? widths) {
        await resize(devtools, width, await lengthAt(page, devtools, width))
        for (const scheme of order) {
          await devtools.send('Emulation.setEmulatedMedia', mediaOf(scheme, state))
          // In the other colours it has the same images, and the photograph draws it again.
          if (scheme === order[0]) await page.evaluate(drawn, state.answers === 'loading')
          const file = fileName(screen, name, width, scheme)
          writeFileSync(join(folder, file), await photograph(devtools))
          pictures.push({ route: screen.route, as, state: name, width, scheme, file })
        }
        // The next width begins in these colours, so the page is not drawn in others in between.
        order = order.toReversed()
      }
      return { pictures, errors: errors.filter((text) => !isExpected(text, state)) }
    },
  }
}

interface Tab {
  page: Page
  answers: ReturnType<typeof createAnswers>
  devtools: CDPSession
  errors: string[]
}

/** One for all users: scripts that one of them has loaded are there for the next. */
async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    viewport: null,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(stopMotion)
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const devtools = await context.newCDPSession(page)
  return { page, devtools, errors, answers: createAnswers(devtools) }
}

/** As the browser keeps it: see src/islands/auth/stored-session.ts. */
function storedSession(session: Session | undefined): [key: string, value: string][] {
  if (!session) return []
  return [
    ['AUTH_USER', JSON.stringify(session.user)],
    ['AUTH_TOKEN', session.access_token],
  ]
}

/** Nothing moves, the caret does not blink, and what failed is tried again at once. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; caret-color: transparent !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  // The waits between the tries of a query: see src/islands/shell/query-client.ts.
  const waits = [1000, 2000, 4000]
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, wait?: number, ...rest: []) =>
    setTimeout(run, waits.includes(wait ?? 0) ? 10 : wait, ...rest)) as typeof setTimeout
}

function mediaOf(scheme: Scheme, { isPaper }: State) {
  return {
    media: isPaper ? 'print' : '',
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  }
}

function resize(devtools: CDPSession, width: number, to: number) {
  return devtools.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height: to, deviceScaleFactor: 1, mobile: false },
  })
}

/** How long the page is in a window of this width. What lies over a page is seen in the window. */
async function lengthAt(page: Page, devtools: CDPSession, width: number): Promise<number> {
  await resize(devtools, width, height)
  const length = await page.evaluate(() => {
    window.scrollTo(0, 0)
    const isCovered =
      document.querySelector('dialog:modal, :popover-open:not(.toast-layer), [role="menu"]') !==
      null
    return isCovered ? 0 : document.documentElement.scrollHeight
  })
  return Math.min(Math.max(length, height), maxHeight)
}

/** Waits until the screen shows what it will show. */
async function settle(page: Page, { answers }: State): Promise<void> {
  const mayLoad = answers === 'loading'
  await page.waitForFunction(isSettled, mayLoad, { polling: 50 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Whether all islands have started, nothing is loading, and the first images are there. */
function isSettled(mayLoad: boolean): boolean {
  const asleep = 'astro-island[ssr][client="load"], astro-island[ssr][client="only"]'
  if (document.querySelector(asleep)) return false
  if (mayLoad) return true
  if (document.querySelector('main')?.textContent.trim() === '') return false
  // What asks in a dialog stays busy behind it.
  const shown = document.querySelector('dialog:modal') ?? document
  const loading = [...shown.querySelectorAll('[aria-busy="true"], main .animate-pulse')]
  // Parts of an island that wakes at the first touch wait for it.
  if (loading.some((each) => !each.closest('astro-island[ssr]'))) return false
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  )
}

/** Until the images at this width are there, and the next frame is laid out. */
async function drawn(isLoading: boolean): Promise<void> {
  const isInView = ({ top, bottom }: DOMRect) => bottom >= 0 && top <= window.innerHeight
  const images = isLoading ? [] : [...document.images]
  await Promise.all(
    images
      .filter((image) => !image.complete && isInView(image.getBoundingClientRect()))
      .map((image) => new Promise((resolve) => (image.onload = image.onerror = resolve))),
  )
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Forgets what the last screen kept: drafts, the visitor's language, a code that is on its way. What it
 * shows is not drawn again, in the width and colours of the next.
 */
function forgetAndSignIn(session: [key: string, value: string][]): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of session) localStorage.setItem(key, value)
  document.documentElement.style.display = 'none'
}

/** JPEG is twice as quick as PNG and WebP. */
async function photograph(devtools: CDPSession): Promise<Buffer> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...{ format: 'jpeg', quality: 60, optimizeForSpeed: true },
  })
  return Buffer.from(data, 'base64')
}

/** The console reports each answer that is a failure. */
function isExpected(text: string, { answers, isMissing }: State): boolean {
  const isFailedRequest = /Failed to load resource|net::ERR_/.test(text)
  return isFailedRequest && (answers !== undefined || isMissing === true)
}

function fileName({ route }: Screen, state: string, width: number, scheme: string): string {
  const name = `${route} ${state}`.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  return `${name}-${width}-${scheme}.jpg`
}
