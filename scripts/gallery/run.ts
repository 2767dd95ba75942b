// Takes pictures of every screen in every state from the built product with the demo data, and
// makes one page of them: gallery/index.html. Arguments select screens by a part of their path, and
// states by their names: npm run gallery -- /dashboard full
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { type DemoServer, withDemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'
import { indexPage } from './index-page.ts'
import { createPhotographer, type Picture } from './photographer.ts'
import { allStates, type Screen, type State, screensOf } from './screens.ts'

const folder = join(root, 'gallery')
/** No request to the outside at a start: a machine without Internet would wait for each. */
const args = ['--disable-background-networking', '--disable-gpu', '--no-first-run']

const named = process.argv.slice(2)
const wantedStates = allStates.filter((state) => named.includes(state))
const parts = named.filter((name) => !allStates.some((state) => state === name))
const started = Date.now()
await withDemoServer(async (demo) => {
  const all = await screensOf(demo)
  const chosen = all
    .filter(({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .map((screen) => ({ ...screen, states: chosenOf(screen.states) }))
    .filter(({ states }) => states.length > 0)
  if (chosen.length === 0) throw new Error(`No path of a screen contains ${parts.join(' or ')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const failures: string[] = []
  const pictures = await takeAll(demo, chosen, failures)
  writeFileSync(join(folder, 'index.html'), indexPage(chosen, pictures))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${pictures.length} pictures in ${seconds} s: gallery/index.html`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
})

function chosenOf(some: readonly State[]): readonly State[] {
  return wantedStates.length === 0 ? some : some.filter((state) => wantedStates.includes(state))
}

/** One browser for each core: the process that draws is the slowest part of each. */
async function takeAll(
  demo: DemoServer,
  screens: readonly Screen[],
  failures: string[],
): Promise<Picture[]> {
  const executablePath = await ensureChromium()
  const waiting = [...screens]
  const work = async () => {
    const browser: Browser = await chromium.launch({ executablePath, args })
    try {
      const photographer = await createPhotographer(browser, demo, folder)
      const pictures: Picture[] = []
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        try {
          pictures.push(...(await photographer.take(screen)))
        } catch (error) {
          failures.push(`${screen.path}: ${error instanceof Error ? error.message : error}`)
        }
      }
      return pictures
    } finally {
      await browser.close()
    }
  }
  const workers = Math.min(availableParallelism(), 4)
  return (await Promise.all(Array.from({ length: workers }, work))).flat()
}
