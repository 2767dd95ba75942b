import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium is here yet: npm test finds or installs one.')
// Each worker reads this file again and need not search again.
process.env.CHROMIUM_PATH = executablePath

/** A machine that reaches nothing outside must not be asked to, many times at every start. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // On a build machine that is busy with others too; what needed it is listed by name.
  retries: process.env['CI'] ? 1 : 0,
  // Nothing waits so long but on a busy machine: what is late is not broken.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: quiet },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // What is tagged `@phone` is no other on a wide screen: once is enough.
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
