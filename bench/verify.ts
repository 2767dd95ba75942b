// Compares GET /api/verify on Toju and on a bare node:http server with one prepared lookup
// statement, in turns, in registries of several sizes: requests, growth of either with the registry,
// time to start and memory. `SIZES=10000,10000000` sets the sizes. On SQLite the server runs without
// its limits, on a copy of the file. `ENGINE=postgres` compares on PostgreSQL, with the limits and
// lookups from 65,536 addresses, so that nearly every one opens a new limit window; with PHONES
// instead of sizes, as 1, 2 and 4 processes with one bare server and with as many.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createPostgresRegistry } from './fixtures/postgres-registry.ts'
import { createRegistry, imeiOf } from './fixtures/registry.ts'
import { cpuMs, cpuMsOfAll, parentOf, residentMb } from './lib/cpu-time.ts'
import { load, type Measured } from './lib/http-load.ts'
import { median } from './lib/percentile.ts'

const rounds = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 5) * 1000
/** The time in which V8 compiles. */
const warmUpMs = Number(process.env['WARM_UP'] ?? 15) * 1000
const connections = 50
const figures = {
  'requests/s': ({ perSecond }: Round) => perSecond,
  'processor time a request': ({ cpuMicros, databaseMicros }: Round) => cpuMicros + databaseMicros,
  p50: ({ p50 }: Round) => p50,
  p99: ({ p99 }: Round) => p99,
} as const

const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null
const phones = Number(process.env['PHONES'] ?? 0)
const sizes = phones ? [phones] : (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number)
const processes =
  postgres && phones ? (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number) : [1]
const scripts = postgres
  ? { bare: 'bench/servers/postgres-baseline-server.ts', ours: 'src/server/main.ts' }
  : { bare: 'bench/servers/baseline-server.ts', ours: 'bench/servers/unlimited-server.ts' }

const folder = mkdtempSync(join(process.env['FOLDER'] ?? tmpdir(), 'toju-bench-'))
const servers: ServerProcess[] = []
try {
  const pairs: { bare: Contender; ours: Contender }[] = []
  for (const size of sizes) {
    console.log(`Loading ${size.toLocaleString('en')} phones …`)
    const places = postgres ? await loadIntoPostgres(postgres.url, size) : await loadFiles(size)
    for (const count of processes) {
      const bare = await start('bare', places.bare, size, count)
      pairs.push({ bare, ours: await start('ours', places.ours, size, count) })
    }
  }
  const [bares, ours] = [pairs.map(({ bare }) => bare), pairs.map((pair) => pair.ours)]
  await inTurns([...bares, ...ours])
  for (const pair of pairs) {
    const others = processes.length > 1 ? new Set([bares[0], pair.bare]) : [pair.bare]
    for (const other of others) if (other) printPair(pair.ours, other)
  }
  if (phones === 0) for (const each of [bares, ours]) printGrowth(each)
} finally {
  await Promise.all(servers.map((server) => server.end()))
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

type Settings = Record<string, string>

/** Two servers cannot share a file. */
async function loadFiles(size: number): Promise<{ bare: Settings; ours: Settings }> {
  const [own, copy] = [join(folder, String(size)), join(folder, `${size}-copy`)]
  await createRegistry(own, size)
  cpSync(own, copy, { recursive: true })
  return { bare: { DATA_DIR: copy }, ours: { DATA_DIR: own } }
}

async function loadIntoPostgres(serverUrl: string, size: number) {
  const databaseUrl = await createPostgresRegistry(serverUrl, size)
  const place = { DATA_DIR: folder, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' }
  return { bare: place, ours: place }
}

async function start(
  who: 'bare' | 'ours',
  place: Settings,
  size: number,
  count: number,
): Promise<Contender> {
  const began = performance.now()
  const server = await startServer({ ...place, PROCESSES: String(count) }, scripts[who])
  servers.push(server)
  const name = count > 1 ? `${who}, ${count} processes` : who
  const ms = performance.now() - began
  console.log(
    `${name}, ${size.toLocaleString('en')}: ready after ${ms.toFixed(0)} ms, ${cpuMs(server.pid)} ms of processor`,
  )
  const behindProxy = postgres && {
    addresses: 65_536,
    databasePid: await postmasterOf(place['DATABASE_URL'] ?? ''),
  }
  return { name, server, phones: size, ...behindProxy, rounds: [] }
}

function printPair(ours: Contender, other: Contender) {
  console.log(`\n${ours.name} : ${other.name}, at ${ours.phones.toLocaleString('en')}`)
  printRatios(ours, other)
  if (processes.length > 1) return
  const [mb, otherMb] = [ours, other].map(({ server }) => residentMb(server.pid).toFixed(0))
  console.log(`  memory ${mb} MB : ${otherMb} MB`)
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}

interface Contender {
  name: string
  server: ServerProcess
  phones: number
  /** The number of client addresses, behind a proxy. If left out, one client without a proxy. */
  addresses?: number
  /** The process of PostgreSQL, whose CPU time is measured too, with its children. */
  databasePid?: number
  rounds: Round[]
}

interface Round extends Measured {
  /** CPU microseconds of a request. */
  cpuMicros: number
  databaseMicros: number
}

/** Measures the rounds of all contenders in turns, after one warm-up round each. */
async function inTurns(contenders: Contender[]): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    for (const contender of contenders) {
      const measured = await measure(contender, round === 0 ? warmUpMs : ms)
      if (round === 0) continue
      contender.rounds.push(measured)
      const { perSecond, p50, p99, cpuMicros, databaseMicros, refused } = measured
      const database = contender.databasePid ? ` + ${databaseMicros.toFixed(1)} of PostgreSQL` : ''
      console.log(
        `${contender.name.padEnd(18)} ${contender.phones.toString().padStart(8)} ${perSecond.toFixed(0).padStart(6)} requests/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${cpuMicros.toFixed(1)} µs of processor${database}${refused ? `  ${refused} REFUSED` : ''}`,
      )
    }
  }
}

/** Half of the identifiers looked up are registered. */
async function measure(
  { server, phones, addresses, databasePid }: Contender,
  forMs: number,
): Promise<Round> {
  const { host } = new URL(server.origin)
  const requests = Array.from({ length: 50_000 }, () => {
    const imei = imeiOf(Math.floor(Math.random() * phones * 2))
    const address = Math.floor(Math.random() * (addresses ?? 1))
    const sender = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`
    const forwarded = addresses === undefined ? '' : `X-Forwarded-For: ${sender}\r\n`
    return Buffer.from(
      `GET /api/verify?identifier=${imei} HTTP/1.1\r\nHost: ${host}\r\n${forwarded}\r\n`,
    )
  })
  const used = () => [cpuMsOfAll(server.pid), databasePid ? cpuMsOfAll(databasePid) : 0] as const
  let sent = 0
  const before = used()
  const measured = await load({
    origin: server.origin,
    connections,
    ms: forMs,
    next: () => requests[sent++ % requests.length],
  })
  const after = used()
  const each = (index: 0 | 1) => ((after[index] - before[index]) / measured.answers) * 1000
  return { ...measured, cpuMicros: each(0), databaseMicros: each(1) }
}

/** Prints how much more a lookup costs in each larger registry than in the smallest, the first. */
function printGrowth([smallest, ...larger]: Contender[]) {
  for (const each of smallest ? larger : []) {
    const [many, few] = [each, smallest].map((one) => one?.phones.toLocaleString('en'))
    console.log(`\n${each.name}, ${many} : ${few}`)
    if (smallest) printRatios(each, smallest, ['p50', 'processor time a request'])
  }
}

type Figure = keyof typeof figures

/**
 * Prints the median ratios of `a` to `b` over neighbouring rounds, so that other load affects both.
 */
function printRatios(a: Contender, b: Contender, only = Object.keys(figures) as Figure[]) {
  for (const name of only) {
    const ratios = a.rounds.flatMap((round, index) => {
      const other = b.rounds[index]
      return other ? [figures[name](round) / figures[name](other)] : []
    })
    console.log(`  ${name.padEnd(26)} ${median(ratios).toFixed(2)}`)
  }
}
