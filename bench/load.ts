// The mixed load of a busy day on the real server with its limits. Lookups arrive at a steady pace
// during concurrent logins, reports, uploads, pages and lists, and are compared with lookups alone.
// Then the server gets SIGTERM under this load, and is started again. `npm run bench -- load 30`
// runs for 30 minutes; SHARE=0.25 sends a quarter. `ENGINE=postgres` does the same on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { openLoadFixture, requestMix } from './fixtures/load-fixture.ts'
import { createPostgresRegistry } from './fixtures/postgres-registry.ts'
import { createRegistry, imeiOf } from './fixtures/registry.ts'
import { residentMb } from './lib/cpu-time.ts'
import { type MixedLoad, type Outcome, startMixedLoad } from './lib/mixed-load.ts'
import { percentile } from './lib/percentile.ts'

const minutes = Number(process.argv[2] ?? 1)
const share = Number(process.env['SHARE'] ?? 1)
const phones = 20_000
/** On a slow machine, a server that has just started is still compiling its code after five seconds. */
const warmUpMs = 15_000
/** With Retry-After: what an overloaded server should respond. */
const retryLater = [429, 503]

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const dataDir = join(folder, 'data')
const settings = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' }
const servers: ServerProcess[] = []
const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null
try {
  const databaseUrl = postgres ? await createPostgresRegistry(postgres.url, phones) : null
  if (databaseUrl) Object.assign(settings, { DATABASE_URL: databaseUrl })
  else await createRegistry(dataDir, phones)
  const fixture = await openLoadFixture(dataDir, databaseUrl)
  const { server } = await timedStart()
  const bare = await startServer(
    settings,
    `bench/servers/${postgres ? 'postgres-baseline-server' : 'baseline-server'}.ts`,
  )
  servers.push(bare)
  const floor = {
    perSecond: 200 * share,
    next: () => ({ origin: bare.origin, path: `/?identifier=${anyImei()}` }),
  }
  const mix = requestMix(fixture, { origin: server.origin, share, anyImei })

  const warming = startMixedLoad({ ...mix, floor })
  await delay(warmUpMs)
  await warming.stop()
  const load = startMixedLoad({ ...mix, floor })
  const memoryBefore = residentMb(server.pid)
  await delay(minutes * 60_000)
  await load.stop()
  printAnswers(load)
  console.log(
    `memory ${memoryBefore.toFixed(0)} MB, ${residentMb(server.pid).toFixed(0)} MB after ${minutes} minutes`,
  )

  const draining = startMixedLoad(mix)
  await delay(2000)
  const signalledAt = performance.now()
  await server.end('SIGTERM')
  const endedMs = performance.now() - signalledAt
  await draining.stop()
  printDrain(draining, endedMs)

  const again = await timedStart()
  console.log(`ready again after ${(again.ms / 1000).toFixed(2)} s`)
} finally {
  await Promise.all(servers.filter(({ isRunning }) => isRunning()).map(({ end }) => end()))
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

async function timedStart(): Promise<{ server: ServerProcess; ms: number }> {
  const began = performance.now()
  const server = await startServer(settings)
  servers.push(server)
  return { server, ms: performance.now() - began }
}

/** Half of the identifiers looked up are registered. */
function anyImei(): string {
  return imeiOf(Math.floor(Math.random() * phones * 2))
}

function printAnswers({ outcomes }: MixedLoad) {
  console.log('kind           answers      p50      p99      max   later   failed')
  for (const [kind, outcome] of outcomes) {
    const { times } = outcome
    const [p50, p99, max] = [0.5, 0.99, 1].map((part) =>
      percentile(times, part).toFixed(1).padStart(8),
    )
    const [waits, failed] = [countOf(outcome, isLater), countOf(outcome, isFailure)]
    console.log(
      `${kind.padEnd(12)} ${String(times.length).padStart(9)} ${p50} ${p99} ${max} ${String(waits).padStart(7)} ${String(failed).padStart(8)}${failed > 0 ? `  ${JSON.stringify([...outcome.statuses])}` : ''}`,
    )
    if (failed > 0) process.exitCode = 1
  }
}

function printDrain({ outcomes }: MixedLoad, endedMs: number) {
  const all = [...outcomes.values()]
  const broken = all.reduce((sum, outcome) => sum + countOf(outcome, isFailure), 0)
  const refused = all.reduce((sum, { statuses }) => sum + (statuses.get('not listening') ?? 0), 0)
  const answered = all.reduce((sum, { times }) => sum + times.length, 0)
  console.log(
    `SIGTERM under load: ended after ${(endedMs / 1000).toFixed(2)} s; ${answered} answered, ${broken} failed; ${refused} later ones were refused a connection`,
  )
  for (const [kind, outcome] of outcomes) {
    if (countOf(outcome, isFailure) > 0)
      console.log(`  ${kind} ${JSON.stringify([...outcome.statuses])}`)
  }
  if (broken > 0) process.exitCode = 1
}

function isLater(status: number | string): boolean {
  return retryLater.includes(Number(status))
}

function isFailure(status: number | string): boolean {
  const isSuccess = Number(status) >= 200 && Number(status) < 400
  return status !== 'not listening' && !isLater(status) && !isSuccess
}

function countOf({ statuses }: Outcome, which: (status: number | string) => boolean): number {
  return [...statuses].reduce((sum, [status, times]) => sum + (which(status) ? times : 0), 0)
}
