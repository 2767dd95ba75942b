// Compares durable reports per second over HTTP, and the CPU time of each: on Toju, which groups
// concurrent commits, and on a bare server that commits for every request. In turns, on the same
// disk, each after as many reports that are not measured: the first ones compile the server's code and
// the plans of each connection to PostgreSQL. `ENGINE=postgres` does the same on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createPostgresDatabase } from '../tests/support/database/database.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { prepareReporter } from '../tests/support/server/reporter.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { load } from './lib/http-load.ts'
import { median } from './lib/percentile.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 2) * 1000
const connections = 64
const warmUp = Number(process.env['WARM_UP'] ?? 600)
/** More than connections: the reports of one reporter are made one by one. */
const reporters = 125
/**
 * Enough for a round, which is slower on PostgreSQL. No reporter has more than a business may report in
 * a day: every report counts the earlier ones of its reporter.
 */
const assetsOfEach = process.env['ENGINE'] === 'postgres' ? 50 : 200

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null
const peerScript = postgres ? 'postgres-commit-per-request' : 'commit-per-request'
const ratios: number[] = []
try {
  for (let pair = 1; pair <= pairs; pair++) {
    const peer = await round('commit per request', `bench/servers/${peerScript}.ts`)
    const ours = await round('ours', 'bench/servers/unlimited-server.ts')
    ratios.push(ours / peer)
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}
console.log(`\nours : commit per request, reports/s  ${median(ratios).toFixed(2)}`)

async function round(name: string, script: string): Promise<number> {
  const dataDir = mkdtempSync(join(folder, 'round-'))
  const databaseUrl = postgres ? await createPostgresDatabase(postgres.url) : null
  const todo: { token: string; assetId: string }[] = []
  for (let n = 0; n < reporters; n++) {
    const place = { dataDir, databaseUrl }
    const { token, assets } = await prepareReporter(place, assetsOfEach, n * assetsOfEach)
    for (const [turn, assetId] of assets.entries()) {
      todo[turn * reporters + n] = { token, assetId }
    }
  }
  // As autovacuum does, which is off here: without statistics each report would read whole tables.
  if (databaseUrl) await analyze(databaseUrl)
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const server = await startServer(settings, script)
  const { host } = new URL(server.origin)
  const next = () => {
    const { token, assetId } = todo.pop() ?? {}
    if (!assetId) return undefined
    const body = JSON.stringify({ assetId, status: 'Stolen', description: 'Taken from my bag' })
    return Buffer.from(
      `POST /api/reports/create-report HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  const { origin } = server
  const warm = async (reports: number) => {
    let left = reports
    await load({ origin, connections, ms: 60_000, next: () => (left-- > 0 ? next() : undefined) })
  }
  await warm(warmUp / 2)
  // Plans for an empty table of reports would read all open ones for each report.
  if (databaseUrl) await analyze(databaseUrl)
  await warm(warmUp / 2)
  const before = cpuMs(server.pid)
  const measured = await load({ origin, connections, ms, next })
  const micros = ((cpuMs(server.pid) - before) / measured.answers) * 1000
  await server.end()
  rmSync(dataDir, { recursive: true })
  const { perSecond, p50, p99, refused } = measured
  console.log(
    `${name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} reports/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${micros.toFixed(0)} µs CPU${refused ? `  ${refused} REFUSED` : ''}`,
  )
  return perSecond
}

/** Gathers the statistics that the planner needs. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('analyze')
  await client.end()
}
