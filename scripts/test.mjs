import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt } from './pages.mjs'
import { bin, ensureInstalled, runNode, runNodeQuietly } from './project.mjs'
import { exitWith } from './run.mjs'
import { add, countsOf, readPlaywright, readVitest, total } from './tally.mjs'

const options = process.argv.slice(2)
if (options.some((option) => option !== '--no-browser')) {
  exitWith('Usage: npm test; or npm run check, which leaves the browser out.')
}
const withBrowser = options.length === 0

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true
  })
}

const reports = mkdtempSync(join(tmpdir(), 'toju-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Runs one step; what it resolves to, or throws, is added to the tally. */
async function step(name, run) {
  if (stopped) return
  console.log(`  ${name} …`)
  const startedMs = performance.now()
  const counts = await run().catch((error) => {
    console.error(error)
    return { failed: 1 }
  })
  if (stopped) return
  add(counts)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${counts.failed ? '✗' : '✓'} ${name}  ${seconds} s`)
}

/** A step of one command, whose output is shown when it fails. */
function check(name, args) {
  return step(name, async () => {
    const { code, output } = await runNodeQuietly(args)
    if (code === 0) return { passed: 1 }
    console.log(output)
    return { failed: 1 }
  })
}

await ensureInstalled()

let built = false
async function pages() {
  // The build writes the same types of content that the type checks read: they come after it.
  await step('pages', async () => {
    const synced = await runNodeQuietly([bin('astro'), 'sync'])
    if (synced.code !== 0) console.log(synced.output)
    built = (synced.code || (await ensureBuilt())) === 0
    return built ? { passed: 1 } : { failed: 1 }
  })
  if (built) await check('budgets', ['scripts/budgets.ts'])
  else add({ failed: 1 })
}
async function words() {
  await check('lint and format', [
    bin('@biomejs/biome', 'biome'),
    'ci',
    '--diagnostic-level=warn',
    '.',
  ])
  await check('unused code', [bin('knip')])
}
await Promise.all([pages(), words()])
await Promise.all([
  check('types', [bin('typescript', 'tsc'), '--noEmit']),
  check('types in pages', [bin('astro'), 'check', '--noSync']),
])

await step('tests', async () => {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runNode([bin('vitest'), 'run', '--allowOnly=false', ...reporters])
  return countsOf(code, report, readVitest)
})

if (withBrowser) {
  await step('browser tests', async () => {
    if (!built) throw new Error('Not run, since the pages were not built.')
    const report = join(reports, 'playwright.json')
    const playwright = [bin('@playwright/test', 'playwright'), 'test', '--forbid-only']
    const code = await runNode([...playwright, '--reporter=list,json'], {
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return countsOf(code, report, readPlaywright)
  })
}

const { failed, line } = total()
process.exitCode = stopped ? 130 : failed > 0 ? 1 : 0
console.log(stopped ? 'Stopped.' : `\n${line}`)
