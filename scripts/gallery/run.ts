// Takes pictures of every screen in every state from the built product with the demo data, and
// makes one page of them: gallery/index.html. Arguments select screens by a part of their path.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.mjs'
import { type DemoServer, withDemoServer } from '../lib/demo-server.ts'
import { root } from '../lib/run.mjs'
import { indexPage } from './index-page.ts'
import { createPhotographer, type Picture } from './photographer.ts'
import { type Screen, screensOf } from './screens.ts'

const folder = join(root, 'gallery')
/** No request to the outside at a start: a machine without Internet would wait for each. */
const args = ['--disable-background-networking', '--disable-gpu', '--no-first-run']

const parts = process.argv.slice(2)
const started = Date.now()
await withDemoServer(async (demo) => {
  const all = await screensOf(demo)
  const chosen = all.filter(
    ({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)),
  )
  if (chosen.length === 0) throw new Error(`No path of a screen contains ${parts.join(' or ')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures = await takeAll(demo, chosen)
  writeFileSync(join(folder, 'index.html'), indexPage(chosen, pictures))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${pictures.length} pictures in ${seconds} s: gallery/index.html`)
})

/** One browser for each core: the process that draws is the slowest part of each. */
async function takeAll(demo: DemoServer, screens: readonly Screen[]): Promise<Picture[]> {
  const executablePath = await ensureChromium()
  const waiting = [...screens]
  const work = async () => {
    const browser: Browser = await chromium.launch({ executablePath, args })
    try {
      const photographer = await createPhotographer(browser, demo, folder)
      const pictures: Picture[] = []
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        pictures.push(...(await photographer.take(screen)))
      }
      return pictures
    } finally {
      await browser.close()
    }
  }
  const workers = Math.min(availableParallelism(), 4)
  return (await Promise.all(Array.from({ length: workers }, work))).flat()
}
