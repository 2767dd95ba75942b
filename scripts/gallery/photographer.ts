import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { DemoServer } from '../lib/demo-server.ts'
import { answerAs } from './answers.ts'
import type { Role, Screen, State } from './screens.ts'

export const widths = [360, 768, 1280] as const
export const schemes = ['light', 'dark'] as const

export interface Picture {
  path: string
  as: Role
  state: State
  width: number
  scheme: (typeof schemes)[number]
  file: string
}

const height = 800
/** A longer page is cut: its end shows nothing that its beginning does not. */
const maxHeight = 2600

/**
 * Takes the pictures of screens, in one browser. Each screen is loaded once in each state: it
 * follows a change of width or colours by itself, as a window does. Users log in once.
 */
export async function createPhotographer(browser: Browser, demo: DemoServer, folder: string) {
  const contexts: Record<Role, BrowserContext> = {
    visitor: await openContext(browser),
    owner: await logIn(await openContext(browser), demo, demo.owner),
    merchant: await logIn(await openContext(browser), demo, demo.merchant),
    admin: await logIn(await openContext(browser), demo, demo.admin),
    'super-admin': await logIn(await openContext(browser), demo, demo.superAdmin),
  }

  return {
    async take({ path, as, states }: Screen): Promise<Picture[]> {
      const pictures: Picture[] = []
      for (const state of states) {
        const page = await contexts[as].newPage()
        try {
          await answerAs(page, state)
          const devtools = await page.context().newCDPSession(page)
          await page.goto(demo.origin + path, { waitUntil: 'load' })
          await settle(page, state)
          if (state === 'invalid') await sendForm(page)
          for (const scheme of schemes) {
            await page.emulateMedia({ colorScheme: scheme })
            for (const width of widths) {
              await page.setViewportSize({ width, height })
              await page.evaluate(drawn)
              const file = fileName({ path, as, state, width, scheme })
              writeFileSync(join(folder, file), await photograph(page, devtools, width))
              pictures.push({ path, as, state, width, scheme, file })
            }
          }
        } finally {
          await page.close()
        }
      }
      return pictures
    },
  }
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: widths[0], height },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
}

async function logIn(context: BrowserContext, demo: DemoServer, email: string) {
  const page = await context.newPage()
  await page.goto(`${demo.origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/(?:dashboard|admin)$/)
  await page.close()
  return context
}

/** Sends the form of the page as it is. */
async function sendForm(page: Page): Promise<void> {
  const send = page.locator('main form button[type="submit"]').first()
  await send.click()
  // Without an error at a field the picture shows what there is instead.
  await page
    .locator('[aria-invalid="true"], [role="alert"]')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => {})
}

/** Waits until the screen shows what it will show. */
async function settle(page: Page, state: State): Promise<void> {
  await page
    .waitForFunction(
      (isLoading) =>
        !document.querySelector(
          'astro-island[ssr][client="load"], astro-island[ssr][client="only"]',
        ) &&
        (isLoading || !document.querySelector('main [aria-busy="true"], main .animate-pulse')),
      state === 'loading',
      { timeout: 15_000 },
    )
    .catch(() => {})
  if (state !== 'loading')
    await page.waitForFunction(imagesAreThere, undefined, { timeout: 8000 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Ends what moves, and waits until it is drawn. */
async function drawn(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
  }
  await frame()
}

/** The first pictures; those further down load as one scrolls. */
function imagesAreThere(): boolean {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  )
}

/** The page from its top, as JPEG: twice as quick as PNG, and half as large. */
async function photograph(page: Page, devtools: CDPSession, width: number): Promise<Buffer> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 70,
    optimizeForSpeed: true,
    captureBeyondViewport: length > height,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(length, height), maxHeight), scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

function fileName({ path, as, state, width, scheme }: Omit<Picture, 'file'>): string {
  // Of a long path, such as a proof, its end tells it from others.
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '')
  const short = name.length > 80 ? `${name.slice(0, 8)}-${name.slice(-8)}` : name || 'home'
  return `${as}-${short}-${state}-${width}-${scheme}.jpg`
}
