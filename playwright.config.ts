import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'
import { filmOfBox } from './tests/e2e/support/barcode.ts'
import { findFirefox } from './tests/e2e/support/firefox.ts'
import { scratch } from './tests/support/scratch.ts'

// Browsers have their profiles and their shared memory there: on a busy disk no tab would get an
// answer while one write waits.
process.env['TMPDIR'] = scratch

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium is here yet: npm test finds or installs one.')
// Each worker reads this file again; the variable saves it the search.
process.env.CHROMIUM_PATH = executablePath
process.env.CAMERA_FILM ??= filmOfBox()
const firefox = findFirefox()

/** No request to the outside at a start: a machine without Internet would wait for each. */
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

/** The fake camera of every browser films a box with barcodes, and its use is allowed. */
const camera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${process.env.CAMERA_FILM}`,
]

/** A page is open for a second; optimising its scripts would cost more than it saves. */
const unoptimised = ['--js-flags=--no-maglev --no-opt']

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Pages wait for their server and for each other: three fill two cores.
  workers: 3,
  // A retry is listed by name. Without one, a build fails now and then in a tab that gets no answer.
  retries: process.env['CI'] ? 1 : 0,
  // Only a busy machine takes this long. A late result is not a failure.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    // Without animations no test waits for one or looks in the middle of it. `main-story` has them.
    reducedMotion: 'reduce',
    // `SCREENSHOT=on npx playwright test --reporter=html` shows every screen as its test left it.
    screenshot:
      process.env['SCREENSHOT'] === 'on' ? { mode: 'on', fullPage: true } : 'only-on-failure',
    launchOptions: { executablePath, args: [...quiet, ...processes, ...camera, ...unoptimised] },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // A test without a tag runs on both. Tests tagged `@phone` set each width themselves or do not
    // depend on it; tests tagged `@desk` use the keyboard.
    { name: 'desk', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    // The main flows, where the machine has a Firefox.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              viewport: { width: 360, height: 740 },
              // It would insert a style, which the page's policy blocks.
              screenshot: 'off' as const,
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
})
