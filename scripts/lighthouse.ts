// Runs Lighthouse (a phone, throttled) over the built public pages; fails under 100 anywhere.
//   npm run lighthouse                 one page of each kind
//   npm run lighthouse -- all          every page of the sitemap
//   npm run lighthouse -- /about /faqs these
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { startBuiltServer } from '../tests/e2e/support/server.ts'
import { freePort } from '../tests/support/server/free-port.ts'
import { ensureChromium } from './lib/chromium.mjs'
import { root, run } from './lib/run.mjs'

/** Not a dependency: it weighs 176 MB with its own, and neither the build nor the tests use it. */
const version = '13.5.0'
const folder = join(root, '.cache/lighthouse')

const wanted = 100
/** Other load on the machine can only lower a score, so a page may be retried. */
const tries = 3

interface Category {
  /** 0 to 1; null if an audit failed to run. */
  score: number | null
  title: string
  auditRefs: { id: string; weight: number; group?: string }[]
}

interface Report {
  categories: Record<string, Category>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  const isThere =
    existsSync(entry) &&
    (await import(join(folder, 'node_modules/lighthouse/package.json'), { with: { type: 'json' } }))
      .default.version === version
  if (!isThere) {
    console.log(`Installing Lighthouse ${version} into .cache …`)
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const args = ['install', '--prefix', folder, ...quiet, `lighthouse@${version}`]
    if ((await run('npm', args)) !== 0) throw new Error('Lighthouse could not be installed.')
  }
  return (await import(pathToFileURL(entry).href)).default
}

/** The URLs of the sitemap, without the origin. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  if (paths.length === 0) throw new Error('The sitemap is empty.')
  return paths
}

/** Posts, categories and tags have similar pages, so only the first of each is tested. */
function oneOfEachKind(paths: string[]): string[] {
  const kinds = paths.map((path) => path.replace(/^(\/blog\/(?:(?:tag|category)\/)?).+/, '$1*'))
  return paths.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
}

const lighthouse = await loadLighthouse()
const port = await freePort()
const server = await startBuiltServer()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [`--remote-debugging-port=${port}`, '--disable-gpu'],
})
let below = 0
try {
  const listed = await sitemapPaths(server.origin)
  const asked = process.argv.slice(2)
  const paths =
    asked.length === 0 ? [...oneOfEachKind(listed), '/search'] : asked[0] === 'all' ? listed : asked
  for (const path of paths) if (!(await reaches(path, listed.includes(path)))) below += 1
  console.log(below === 0 ? `✓ ${paths.length} pages` : `✗ ${below} of ${paths.length} pages below`)
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = below === 0 ? 0 : 1

/**
 * Whether a page reaches the wanted score in every category. Prints its row and the audits that
 * cost points. `isListed` is false for a noindex page, which would fail SEO.
 */
async function reaches(path: string, isListed: boolean): Promise<boolean> {
  const onlyCategories = [
    'performance',
    'accessibility',
    'best-practices',
    ...(isListed ? ['seo'] : []),
  ]
  let best: Report | undefined
  for (let turn = 0; turn < tries && (!best || lowest(best) < wanted); turn += 1) {
    const result = await lighthouse(server.origin + path, {
      port,
      logLevel: 'error',
      onlyCategories,
    })
    if (result && (!best || sum(result.lhr) > sum(best))) best = result.lhr
  }
  if (!best) throw new Error(`Lighthouse gave no result for ${path}`)
  const row = Object.values(best.categories).map(({ title, score }) => `${title} ${points(score)}`)
  const passed = lowest(best) >= wanted
  console.log(
    `${passed ? '✓' : '✗'} ${path.padEnd(44)} ${row.join('  ')}  LCP ${best.audits['largest-contentful-paint']?.displayValue}`,
  )
  if (!passed) for (const line of costs(best)) console.log(`    ${line}`)
  return passed
}

function points(score: number | null): number {
  return Math.round((score ?? 0) * 100)
}

function lowest({ categories }: Report): number {
  return Math.min(...Object.values(categories).map(({ score }) => points(score)))
}

function sum({ categories }: Report): number {
  return Object.values(categories).reduce((total, { score }) => total + points(score), 0)
}

function costs({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) =>
    points(score) >= wanted
      ? []
      : auditRefs.flatMap(({ id, weight }) => {
          const audit = audits[id]
          if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
          return `${title}: ${audit.title} ${audit.displayValue ?? ''} (${points(audit.score)})`
        }),
  )
}
