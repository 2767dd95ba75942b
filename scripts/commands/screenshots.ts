// Takes the README's screenshots from the built product with the demo data.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../../tests/support/server/server-process.ts'
import { ensureChromium } from '../lib/chromium.mjs'
import { runNodeQuietly } from '../lib/project.mjs'
import { root } from '../lib/run.mjs'

const folder = join(root, 'docs/images')
const maxBytes = 120_000
const viewport = { width: 1280, height: 800 }

const dataDir = mkdtempSync(join(tmpdir(), 'toju-screenshots-'))
try {
  const demo = await runSeed()
  const server = await startServer({ DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    // `localhost` is the server's own origin: its links and cookies name that.
    await takeAll(browser, server.origin.replace('127.0.0.1', 'localhost'), demo)
  } finally {
    await browser.close()
    await server.end()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

interface Demo {
  password: string
  owner: string
  admin: string
  stolen: string
}

/** Runs `npm run demo` on an empty folder and reads what it prints. */
async function runSeed(): Promise<Demo> {
  const { code, output } = await runNodeQuietly(['scripts/commands/demo.ts'], { DATA_DIR: dataDir })
  if (code !== 0) throw new Error(output)
  const read = (pattern: RegExp): string => {
    const found = pattern.exec(output)?.[1]
    if (!found) throw new Error(`The demo did not print ${pattern}:\n${output}`)
    return found.trim()
  }
  return {
    password: read(/with the password (\S+)/),
    owner: read(/(\S+@\S+) +a user with/),
    admin: read(/(\S+@\S+) +an admin/),
    stolen: read(/^ {4}(.+?) {2,}stolen$/m),
  }
}

async function takeAll(browser: Browser, origin: string, demo: Demo): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const answer = await openPage(browser)
  await answer.goto(`${origin}/search?uid=${encodeURIComponent(demo.stolen)}`)
  await save(answer, 'answer')

  const dashboard = await openPage(browser)
  await logIn(dashboard, origin, demo.owner, demo.password)
  // Without the toast of the login.
  await dashboard.reload()
  await save(dashboard, 'dashboard')

  const backOffice = await openPage(browser)
  await logIn(backOffice, origin, demo.admin, demo.password)
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
