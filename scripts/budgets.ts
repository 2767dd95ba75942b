// Lists the JavaScript that each page loads before anyone touches it; fails above a page's budget.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBuiltServer } from '../tests/e2e/support/server.ts'
import { kilobytes, weigh } from './page-weight.ts'

const client = fileURLToPath(new URL('../dist/client/', import.meta.url))

/** Bytes, as brotli sends them. The first row that matches a page holds. */
const budgets = [
  { pages: /^\/(dashboard|admin)\b/, bytes: kilobytes(150) },
  { pages: /^\//, bytes: kilobytes(75) },
]

const rendered = ['/search?uid=356938035643809']
/** Those of the main job: without them the list was not read. */
const expected = ['/', '/login', '/dashboard', ...rendered]

const prerendered = globSync('**/*.html', { cwd: client }).map((file) => ({
  page: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  html: () => readFileSync(join(client, file), 'utf8'),
}))

async function renderedPages() {
  const server = await startBuiltServer()
  try {
    const answers = rendered.map(async (page) => {
      const response = await fetch(server.origin + page)
      const text = await response.text()
      return response.ok ? [{ page, html: () => text }] : []
    })
    return (await Promise.all(answers)).flat()
  } finally {
    await server.stop()
  }
}

const pages = [...prerendered, ...(await renderedPages())].sort((a, b) =>
  a.page < b.page ? -1 : 1,
)
let over = 0
for (const { page, html } of pages) {
  const bytes = weigh(html(), client)
  const budget = budgets.find(({ pages }) => pages.test(page))?.bytes ?? 0
  if (bytes > budget) over += 1
  const [is, may] = [bytes, budget].map((each) => (each / kilobytes(1)).toFixed(1).padStart(6))
  console.log(`${bytes > budget ? '✗' : '✓'} ${is} of ${may} kB  ${page}`)
}
const missing = expected.filter((page) => !pages.some((each) => each.page === page))
if (missing.length > 0) console.log(`✗ no such page: ${missing.join(', ')}`)
if (over > 0) console.log(`✗ ${over} above budget`)
process.exitCode = over + missing.length > 0 ? 1 : 0
