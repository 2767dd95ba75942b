// Lists what each page loads before any interaction: its JavaScript, and the total with every
// declared font and the pictures of the first view. Fails if a page exceeds its budget.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Shell } from '../src/service-worker/scope.ts'
import { startBuiltServer } from '../tests/e2e/support/server.ts'
import { brotliSize, kilobytes, screensOf, type Weight, weigh } from './bundle-size.ts'

const client = fileURLToPath(new URL('../dist/client/', import.meta.url))

/** Bytes with brotli. The first row that matches a page applies. */
const budgets: { pages: RegExp; script: number; total: number }[] = [
  { pages: /^\/(dashboard|admin)\b/, script: kilobytes(152), total: kilobytes(250) },
  { pages: /^\/(?:\w+\/)?c$/, script: kilobytes(20), total: kilobytes(120) },
  // It filters and sorts its list before any island is loaded.
  { pages: /^\/merchant$/, script: kilobytes(11), total: kilobytes(120) },
  { pages: /^\//, script: kilobytes(10), total: kilobytes(120) },
]
/** The page of an app and its first screen. */
const firstScreenBudget = kilobytes(154)
/**
 * What a further screen, or a tool like the scanner, adds to the page and its first screen. The reader of
 * identifiers, which forms validate with, is 8 kB of it.
 */
const screenBudget = kilobytes(55)
const firstScreens: Record<string, string> = { '/dashboard': 'Home', '/admin': 'AdminHome' }
/** These must exist; otherwise the scripts were not read. */
const expectedScreens = ['/dashboard Account', '/dashboard ScanDialog']
/** What the service worker fetches on the first visit. */
const shellBudget = kilobytes(150)

const rendered = ['/search?uid=356938035643809']
/** These must be among the pages; otherwise the build was not read. */
const expected = ['/', '/login', '/dashboard', ...rendered]

const prerendered = globSync('**/*.html', { cwd: client }).map((file) => ({
  page: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  html: readFileSync(join(client, file), 'utf8'),
  bytes: brotliSize(join(client, file)),
}))

async function renderedPages() {
  const server = await startBuiltServer()
  try {
    const answers = rendered.map(async (page) => {
      const response = await fetch(server.origin + page)
      const html = await response.text()
      return response.ok ? [{ page, html, bytes: brotliCompressSync(html).length }] : []
    })
    return (await Promise.all(answers)).flat()
  } finally {
    await server.stop()
  }
}

/**
 * The size of all files that the worker caches. Their list is in its first line; a page is named by
 * its path.
 */
function shellBytes(): number {
  const [line = ''] = readFileSync(join(client, 'service-worker.js'), 'utf8').split('\n', 1)
  const shell: Shell = JSON.parse(line.replace('const shell = ', ''))
  return shell.files
    .map((path) => {
      const page = prerendered.find((each) => each.page === path)
      return page?.bytes ?? brotliSize(join(client, path))
    })
    .reduce((sum, size) => sum + size, 0)
}

let over = 0
/** `4.5 of  10.0 kB` with a mark. */
function compare(actual: number, allowed: number): string {
  if (actual > allowed) over += 1
  const [used, budget] = [actual, allowed].map((each) =>
    (each / kilobytes(1)).toFixed(1).padStart(5),
  )
  return `${actual > allowed ? '✗' : '✓'} ${used} of ${budget} kB`
}

const pages = [...prerendered, ...(await renderedPages())].sort((a, b) =>
  a.page < b.page ? -1 : 1,
)
console.log('  script              total')
for (const each of pages) {
  const weight: Weight = weigh(each, client)
  const budget = budgets.find(({ pages }) => pages.test(each.page)) ?? { script: 0, total: 0 }
  console.log(
    `${compare(weight.script, budget.script)}  ${compare(weight.total, budget.total)}  ${each.page}`,
  )
}
console.log('\n  script of a first screen with its page, and added by each further screen')
const screens: { name: string; script: number }[] = []
for (const each of pages) {
  const { page, html } = each
  const firstName = firstScreens[page]
  if (!firstName) continue
  const { first, further } = screensOf(html, client, firstName)
  const whole = weigh(each, client).script + (first?.script ?? Number.POSITIVE_INFINITY)
  console.log(`${compare(whole, firstScreenBudget)}  ${page} ${firstName}, with its page`)
  screens.push(...further.map(({ name, script }) => ({ name: `${page} ${name}`, script })))
}
for (const { name, script } of screens) console.log(`${compare(script, screenBudget)}  ${name}`)
console.log()
console.log(`${compare(shellBytes(), shellBudget)}  cached by the service worker`)
const missing = [
  ...expected.filter((page) => !pages.some((each) => each.page === page)),
  ...expectedScreens.filter((name) => !screens.some((each) => each.name === name)),
]
if (missing.length > 0) console.log(`✗ no such page: ${missing.join(', ')}`)
if (over > 0) console.log(`✗ ${over} above budget`)
process.exitCode = over + missing.length > 0 ? 1 : 0
