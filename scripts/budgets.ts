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

/** Bytes with brotli, and for the apps the number of files. The first row that matches applies. */
const budgets: { pages: RegExp; script: number; total: number; files?: number }[] = [
  // With the first screen.
  { pages: /^\/admin\b/, script: kilobytes(113.5), total: kilobytes(187), files: 6 },
  { pages: /^\/dashboard\b/, script: kilobytes(116.5), total: kilobytes(191), files: 7 },
  { pages: /^\/(?:\w+\/)?c$/, script: kilobytes(20), total: kilobytes(120) },
  // It filters and sorts its list before any island is loaded, and folds names as the server does.
  { pages: /^\/search\b/, script: kilobytes(10.5), total: kilobytes(120) },
  { pages: /^\/merchant$/, script: kilobytes(12.7), total: kilobytes(120) },
  { pages: /\/report-a-/, script: kilobytes(10.2), total: kilobytes(120) },
  { pages: /^\//, script: kilobytes(10), total: kilobytes(120) },
]
/**
 * What a further screen, or a tool like the scanner, adds to its page. What forms validate with, and
 * the reader of identifiers, are 51 kB of it, the library of tables 19, and icons 4.
 */
const screenBudget = kilobytes(103.5)
/** Screens that are often opened first, by links from outside. */
const firstScreens: Record<string, { script: number; files: number }> = {
  '/dashboard CreateReport': { script: kilobytes(25), files: 4 },
  '/dashboard asset-form': { script: kilobytes(81), files: 14 },
  '/dashboard ListMyReports': { script: kilobytes(27), files: 7 },
  '/admin items': { script: kilobytes(69.5), files: 7 },
}
const appPages = ['/dashboard', '/admin']
/** These must exist; otherwise the scripts were not read. */
const expectedScreens = [
  '/dashboard Account',
  '/dashboard ScanDialog',
  ...Object.keys(firstScreens),
]
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
  const shell: Shell = JSON.parse(line.replace(/^const shell = |;$/g, ''))
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

/** `  ✓ 8 of 10 files` */
function countOf(actual: number, allowed = Number.POSITIVE_INFINITY): string {
  if (actual > allowed) over += 1
  return `  ${actual > allowed ? '✗' : '✓'} ${actual} of ${allowed} files`
}

const pages = [...prerendered, ...(await renderedPages())].sort((a, b) =>
  a.page < b.page ? -1 : 1,
)
console.log('  script              total')
for (const each of pages) {
  const weight: Weight = weigh(each, client)
  const budget = budgets.find(({ pages }) => pages.test(each.page)) ?? { script: 0, total: 0 }
  const files = 'files' in budget ? countOf(weight.files, budget.files) : ''
  console.log(
    `${compare(weight.script, budget.script)}  ${compare(weight.total, budget.total)}  ${each.page}${files}`,
  )
}
console.log('\n  added by each further screen')
const screens = pages
  .filter(({ page }) => appPages.includes(page))
  .flatMap(({ page, html }) =>
    screensOf(html, client).map((screen) => ({ ...screen, name: `${page} ${screen.name}` })),
  )
for (const { name, script, files } of screens) {
  const budget = firstScreens[name]
  const counted = budget ? countOf(files, budget.files) : ''
  console.log(`${compare(script, budget?.script ?? screenBudget)}  ${name}${counted}`)
}
console.log()
console.log(`${compare(shellBytes(), shellBudget)}  cached by the service worker`)
const missing = [
  ...expected.filter((page) => !pages.some((each) => each.page === page)),
  ...expectedScreens.filter((name) => !screens.some((each) => each.name === name)),
]
if (missing.length > 0) console.log(`✗ no such page: ${missing.join(', ')}`)
if (over > 0) console.log(`✗ ${over} above budget`)
process.exitCode = over + missing.length > 0 ? 1 : 0
