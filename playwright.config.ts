import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'
import { filmOfBox } from './tests/e2e/support/barcode.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium is here yet: npm test finds or installs one.')
// Each worker reads this file again and need not search again.
process.env.CHROMIUM_PATH = executablePath
process.env.CAMERA_FILM ??= filmOfBox()

/** A machine that reaches nothing outside must not be asked to, many times at every start. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** The tabs of one context share a process, and none is started in advance. */
const processes = ['--renderer-process-limit=1']

/** The camera of every browser films a box with barcodes, and its user allows it. */
const camera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${process.env.CAMERA_FILM}`,
]

/** A page lives for a second, in which optimising its scripts costs more than it saves. */
const unoptimised = ['--js-flags=--no-maglev --no-opt']

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Nothing waits so long but on a busy machine: what is late is not broken.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    // Nothing is looked at, or costs time, in the middle of an animation. The main story has them.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...quiet, ...processes, ...camera, ...unoptimised] },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // A test without a tag runs on both. Most look at each width themselves, or at nothing that it
    // changes, and are tagged `@phone`; those of the keyboard are tagged `@desk`.
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
