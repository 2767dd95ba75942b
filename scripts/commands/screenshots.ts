// Takes the README's screenshots from the built product with the demo data.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../lib/chromium.mjs'
import { type DemoServer, withDemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'

const folder = join(root, 'docs/images')
const maxBytes = 120_000
const viewport = { width: 1280, height: 800 }

await withDemoServer(async (demo) => {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    await takeAll(browser, demo)
  } finally {
    await browser.close()
  }
})

async function takeAll(browser: Browser, demo: DemoServer): Promise<void> {
  const { origin, password, owner, admin, identifiers } = demo
  mkdirSync(folder, { recursive: true })
  const answer = await openPage(browser)
  const stolen = identifiers.find(({ verdict }) => verdict === 'stolen')?.identifier ?? ''
  await answer.goto(`${origin}/search?uid=${encodeURIComponent(stolen)}`)
  await save(answer, 'answer')

  const dashboard = await openPage(browser)
  await logIn(dashboard, origin, owner, password)
  // Without the toast of the login.
  await dashboard.reload()
  await save(dashboard, 'dashboard')

  const backOffice = await openPage(browser)
  await logIn(backOffice, origin, admin, password)
  await backOffice.reload()
  await save(backOffice, 'back-office')
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'light', locale: 'en-NG' })
  return context.newPage()
}

async function logIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/(?:dashboard|admin)$/)
}

/** Saves a screenshot as a PNG with 128 colours, so that it stays below `maxBytes`. */
async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  const image = await page.screenshot({ animations: 'disabled' })
  const small = await sharp(image).png({ palette: true, colours: 128, effort: 10 }).toBuffer()
  if (small.length > maxBytes) throw new Error(`${name}.png has ${small.length} bytes`)
  writeFileSync(join(folder, `${name}.png`), small)
  console.log(`docs/images/${name}.png  ${Math.round(small.length / 1000)} kB`)
}
