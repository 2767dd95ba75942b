import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt } from './lib/pages.mjs'
import { bin, ensureInstalled, runNodeBehind, runNodeQuietly } from './lib/project.mjs'
import { exitWith, root } from './lib/run.mjs'
import { add, countsOf, readPlaywright, readVitest, total } from './lib/test-summary.mjs'

const light = ['domain', 'islands', 'islands-alone', 'pages', 'architecture']
/** The vitest projects that start no server and no PostgreSQL: `npm run check` runs these. */
const inProcess = [...light, 'api-sqlite']
/** Those that time responses, or wait for a screen: beside other tests, some fail on a slow machine. */
const timed = [...light, 'server', 'abuse']
const apiTests = ['api-sqlite', 'api-postgres']
const options = process.argv.slice(2)
if (!options.every((option) => option === '--check')) {
  exitWith(
    'Usage: `npm test` runs everything. `npm run check` runs what needs no server, PostgreSQL or browser.',
  )
}
const everything = !options.includes('--check')

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true
  })
}

const reports = mkdtempSync(join(tmpdir(), 'toju-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const playwrightReport = join(reports, 'playwright.json')
const statements = join(reports, 'statements.jsonl')

// Caches compiled modules for the many programs that the tests start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

/** Runs one step; its result or error is added to the tally. */
async function step(name, run) {
  if (stopped) return
  console.log(`  ${name} …`)
  const stepStartedMs = performance.now()
  const counts = await run().catch((error) => {
    console.error(error)
    return { failed: 1 }
  })
  if (stopped) return
  add(name, counts)
  const seconds = (performance.now() - stepStartedMs) / 1000
  console.log(`${counts.failed ? '✗' : '✓'} ${name}  ${seconds.toFixed(1)} s`)
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
  await step('pages', async () => {
    built = (await ensureBuilt()) === 0
    return built ? { passed: 1 } : { failed: 1 }
  })
  if (built) await check('budgets', ['scripts/budgets.ts'])
  else add('budgets', { failed: 1 })
}

const lint = () =>
  check('lint and format', [bin('@biomejs/biome', 'biome'), 'ci', '--diagnostic-level=warn', '.'])
// The native compiler checks everything except .astro files, several times as fast; those need the
// older compiler's API.
// What it found stays in the cache, for the next run.
const types = () =>
  check('types', [
    bin('typescript-native', 'tsc'),
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, 'node_modules/.cache/types.tsbuildinfo'),
  ])
const typesInPages = () =>
  check('types in pages', [bin('astro'), 'check', '--noSync', '--tsconfig', 'tsconfig.pages.json'])

async function vitest(name, projects, env = {}) {
  await step(name, async () => {
    const report = join(reports, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const only = projects.map((project) => `--project=${project}`)
    const args = [bin('vitest'), 'run', '--allowOnly=false', ...only, ...reporters]
    return countsOf(await runNodeBehind(args, Promise.resolve(), env), report, readVitest)
  })
}

/** Prints after the API tests. */
async function browserTests(others) {
  await step('browser tests', async () => {
    if (!built) throw new Error('Not run, because the pages were not built.')
    const playwright = [
      bin('@playwright/test', 'playwright'),
      'test',
      '--forbid-only',
      // Two, because the API tests run beside them.
      '--workers=2',
      // Firefox is driven apart (CONTRIBUTING.md): Playwright supports no Firefox but its own.
      '--project=phone',
      '--project=desk',
    ]
    const ended = await runNodeBehind([...playwright, '--reporter=list,json'], others, {
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    })
    return countsOf(ended, playwrightReport, readPlaywright)
  })
}

// The build writes the content types that the type checks read, so they wait for it but not for
// each other.
await step('types of content', async () => {
  const { code, output } = await runNodeQuietly([bin('astro'), 'sync'])
  if (code !== 0) console.log(output)
  return code === 0 ? { passed: 1 } : { failed: 1 }
})
const checks = (async () => {
  await types()
  await typesInPages()
  await lint()
  await check('unused code', [bin('knip')])
})()
await pages()
if (everything) {
  await checks
  await vitest('tests', timed)
  const tests = vitest('API tests', apiTests, { STATEMENTS_FILE: statements })
  // Either waits now and then, for PostgreSQL or for a page: together they fill two cores.
  await Promise.all([tests, browserTests(tests)])
} else {
  await Promise.all([checks, vitest('tests', inProcess, { STATEMENTS_FILE: statements })])
}
await check('statements on both engines', ['scripts/one-engine.ts', statements])

const { failed, lines } = total()
process.exitCode = stopped ? 130 : failed > 0 ? 1 : 0
console.log(stopped ? 'Stopped.' : `\n${lines.join('\n')}`)
