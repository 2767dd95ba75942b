// Takes pictures of every screen in every state from the built product with the demo data, and
// makes one page of them: gallery/index.html. Arguments select screens by a part of their route, and
// states by a part of their name: npm run gallery -- /dashboard full
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startLocalPaystack } from '../dev/local-paystack.ts'
import { ensureChromium } from '../lib/chromium.mjs'
import { type DemoServer, withDemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'
import { readFacts } from './facts.ts'
import { indexPage } from './index-page.ts'
import { createPhotographer, type Session } from './photographer.ts'
import type { Picture } from './picture.ts'
import { type Role, roles, type Screen, type State } from './screen.ts'
import { screensOf } from './screens.ts'
import { openSessions } from './sessions.ts'

const folder = join(root, 'gallery')
/** Browsers at work: each waits for its server now and then, so three fill two cores. */
const workers = 3
const progressMs = 10_000
const args = [
  // No request to the outside at a start: a machine without Internet would wait for each.
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--renderer-process-limit=1'],
  // A page in few tiles is painted with less work than in many.
  ...['--default-tile-width=1280', '--default-tile-height=2048'],
  // A page is open for a second; optimising its scripts would cost more than it saves.
  '--js-flags=--no-maglev --no-opt',
]

interface Task {
  screen: Screen
  name: string
  state: State
}

const parts = process.argv.slice(2)
const started = Date.now()
const secondsSoFar = () => ((Date.now() - started) / 1000).toFixed(1)

const secretKey = 'sk_test_local_provider'
const provider = await startLocalPaystack({ secretKey, deliver: async () => {} })
try {
  await withDemoServer(makeGallery, {
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_URL: provider.url,
  })
} finally {
  await provider.close()
}

async function makeGallery(demo: DemoServer): Promise<void> {
  const sessions = await openSessions(demo)
  const screens = screensOf(await readFacts(demo))
  const tasks = tasksOf(screens)
  if (tasks.length === 0) throw new Error(`No screen and no state is called ${parts.join(' or ')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  console.log(`${tasks.length} states of ${screens.length} screens (${secondsSoFar()} s)`)
  const { pictures, failures } = await takeAll(demo, sessions, tasks)
  writeFileSync(join(folder, 'index.html'), indexPage(screens, pictures))
  for (const failure of failures) console.error(failure)
  const shown = `${pictures.length} pictures of ${tasks.length} states`
  console.log(`${shown}, ${failures.length} failures, ${secondsSoFar()} s: gallery/index.html`)
  if (failures.length > 0) process.exitCode = 1
}

/** In an order in which the user seldom changes. */
function tasksOf(screens: readonly Screen[]): Task[] {
  const isChosen = (screen: Screen, name: string) =>
    parts.every((part) =>
      part.startsWith('/') ? screen.route.includes(part) : name.includes(part),
    )
  const roleOf = ({ screen, state }: Task) => roles.indexOf(state.as ?? screen.as)
  return screens
    .flatMap((screen) =>
      Object.entries(screen.states)
        .filter(([name]) => isChosen(screen, name))
        .map(([name, state]): Task => ({ screen, name, state })),
    )
    .sort((a, b) => roleOf(a) - roleOf(b))
}

async function takeAll(
  demo: DemoServer,
  sessions: Map<Role, Session>,
  tasks: readonly Task[],
): Promise<{ pictures: Picture[]; failures: string[] }> {
  const executablePath = await ensureChromium()
  const pictures: Picture[] = []
  const failures: string[] = []
  const waiting = [...tasks]
  const report = setInterval(() => {
    console.log(`${pictures.length} pictures, ${waiting.length} states to go (${secondsSoFar()} s)`)
  }, progressMs)
  const work = async () => {
    const browser: Browser = await chromium.launch({ executablePath, args })
    try {
      const photographer = createPhotographer(browser, { origin: demo.origin, sessions, folder })
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const { screen, name, state } = task
        const title = `${screen.route} (${name})`
        try {
          const taken = await photographer.take(screen, name, state)
          pictures.push(...taken.pictures)
          failures.push(...taken.errors.map((text) => `${title} in the console: ${text}`))
        } catch (error) {
          failures.push(`${title}: ${reasonOf(error)}`)
        }
      }
    } finally {
      await browser.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    clearInterval(report)
  }
  return { pictures, failures }
}

/** Playwright adds what it tried. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [first, waitedFor] = text.split('\n').filter((line) => !/^Call log/.test(line))
  return `${first} ${waitedFor ?? ''}`.trim()
}
