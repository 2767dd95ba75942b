import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { testsReachedBy } from '../lib/reach.mjs'
import { root } from '../lib/run.mjs'
import { createRandom } from '../seed/random.ts'
import { type Fault, faultsOf } from './faults.ts'

/**
 * Mutation tests: makes small faults in a copy of the project, one at a time, runs the tests that
 * can reach each, and counts the caught ones. `npm run mutants`, or `-- 10` for the first ten. The
 * same seed chooses the same faults in the same code.
 */

const areas: Record<string, string> = {
  domain: 'src/domain/**/*.ts',
  contract: 'src/api/**/*.ts',
  routes: 'src/server/routes/**/*.ts',
  queries: 'src/server/queries/**/*.ts',
  services: 'src/server/{services,security,rate-limit,lib}/**/*.ts',
  http: 'src/server/{http,boot,config}/**/*.ts',
  database: 'src/server/db/{*,copy/*}.ts',
  'jobs and mail': 'src/server/{jobs,mail}/**/*.ts',
  'files and checks': 'src/server/{storage,certificates,backup,doctor,metrics}/**/*.ts',
  'outside services': 'src/server/{outgoing,payments,push,gateways,webhooks,imports}/**/*.ts',
}
/** The released schema, row types, and the two processes' first lines. */
const withoutFaults = /^src\/server\/(db\/schema\/|main\.ts|worker\.ts)/
const seed = 20261122
const defaultCount = 60

const inAreas = new Set(Object.values(areas).flatMap((area) => globSync(area, { cwd: root })))
const uncovered = globSync('src/{domain,api,server}/**/*.ts', { cwd: root }).filter(
  (file) => !inAreas.has(file) && !withoutFaults.test(file),
)
if (uncovered.length > 0) throw new Error(`In no area: ${uncovered.join(', ')}`)

const random = createRandom(seed)
const count = Number(process.argv[2] ?? defaultCount)
const chosen = chooseFaults(count)
const copy = copyProject()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const survivors: string[] = []
for (const [index, { area, file, fault, text }] of chosen.entries()) {
  const line = text.slice(0, fault.start).split('\n').length
  const where = `${file}:${line} (${area}): ${fault.what}`
  writeFileSync(
    join(copy, file),
    text.slice(0, fault.start) + fault.replacement + text.slice(fault.end),
  )
  const began = performance.now()
  const caughtBy = await findFailingTest(file, text)
  writeFileSync(join(copy, file), text)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${index + 1}/${count} ${caughtBy ? 'caught' : 'SURVIVED'}  ${where}  ${seconds} s`)
  if (caughtBy) console.log(`    by ${caughtBy}`)
  else survivors.push(`${where}\n    ${text.slice(fault.start, fault.end).split('\n')[0]}`)
}
console.log(`\n${count - survivors.length} of ${count} faults were caught.`)
for (const survivor of survivors) console.log(`survived: ${survivor}`)

function chooseFaults(wanted: number) {
  const names = Object.keys(areas)
  const files = new Map(
    names.map((area) => [area, globSync(areas[area] ?? '', { cwd: root }).sort()]),
  )
  const faults: { area: string; file: string; fault: Fault; text: string }[] = []
  for (let turn = 0; faults.length < wanted; turn++) {
    const area = names[turn % names.length] ?? ''
    const candidates = files.get(area) ?? []
    const file = candidates[Math.floor(random.fraction() * candidates.length)]
    if (!file) throw new Error(`no file in ${area}`)
    const text = readFileSync(join(root, file), 'utf8')
    const possible = faultsOf(file, text)
    const fault = possible[Math.floor(random.fraction() * possible.length)]
    if (fault) faults.push({ area, file, fault, text })
  }
  return faults
}

/** Tracked and new files, the packages and the built pages. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toju-mutants-'))
  for (const name of [
    'src',
    'tests',
    'scripts',
    'bench',
    'public',
    'docs',
    'deploy',
    'dist',
    '.astro',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  for (const file of globSync('{*.json,*.ts,*.mjs,*.md,*.yaml,Dockerfile,.nvmrc,.npmrc}', {
    cwd: root,
  })) {
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The first test that fails with the fault and passes without it; undefined if there is none. */
async function findFailingTest(file: string, sound: string): Promise<string | undefined> {
  const tests = (await testsReachedBy([file])).filter(
    (test) => !test.startsWith('tests/architecture/'),
  )
  // The tests with the file's name are most likely to catch it, then those of its topic. The others
  // run only if these miss it; started servers and PostgreSQL come last.
  const stem = basename(file, '.ts').replace(/s$/, '')
  const topic = `/${basename(dirname(file))}/`
  const near = tests.filter((test) => test.includes(stem))
  const nearby = tests.filter((test) => test.includes(topic) && !near.includes(test))
  const rest = tests.filter((test) => !near.includes(test) && !nearby.includes(test))
  const inProcess = ['--project=!api-postgres', '--project=!abuse']
  const stages: [string[], string[]][] = [
    [near, inProcess],
    [nearby, inProcess],
    [rest, [...inProcess, '--project=!server']],
    [rest, ['--project=server', '--project=abuse']],
    [tests, ['--project=api-postgres']],
  ]
  const path = join(copy, file)
  const faulty = readFileSync(path, 'utf8')
  for (const [files, projects] of stages) {
    const failure = failureOf(files, projects)
    if (failure === undefined) continue
    const [failed = ''] = failure.split(' › ')
    writeFileSync(path, sound)
    const failsAnyway = failureOf(
      files.filter((each) => each === failed),
      projects,
    )
    writeFileSync(path, faulty)
    if (failsAnyway === undefined) return failure
    console.log(`    fails without the fault, too: ${failsAnyway}`)
  }
  return undefined
}

function failureOf(files: string[], projects: string[]): string | undefined {
  if (files.length === 0) return undefined
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const options = ['--bail=1', '--passWithNoTests', '--testTimeout=60000']
  const { status } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', ...options, '--reporter=json', `--outputFile=${report}`],
      ...projects,
      ...files,
    ],
    { cwd: copy, stdio: 'ignore', timeout: 600_000 },
  )
  if (status === 0) return undefined
  return (existsSync(report) && failedTestIn(readFileSync(report, 'utf8'))) || 'a run that failed'
}

function failedTestIn(report: string): string | undefined {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      name: string
      status: string
      assertionResults: { status: string; fullName: string }[]
    }[]
  }
  const named = (name: string, title = '') => `${relative(copy, name)} › ${title}`
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return named(name, failed.fullName)
  }
  // A file fails as a whole when it cannot be loaded, or when another file's failure stops it.
  const file = testResults.find(({ status }) => status === 'failed')
  return file && named(file.name)
}
