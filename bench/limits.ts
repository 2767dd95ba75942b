// Compares GET /api/verify on PostgreSQL with three limiters, in turns: in memory, the library (one
// statement per request), and Toju (one statement for all requests that arrive during the previous
// one).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { load, type Measured } from './lib/http-load.ts'

const rounds = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 4) * 1000
const connections = 50
/** So many that none of them reaches its limit. */
const clients = 50_000
const kinds = ['memory', 'library', 'ours'] as const

interface Round extends Measured {
  /** CPU time per response in microseconds: of the server process, and of PostgreSQL. */
  serverMicros: number
  postgresMicros: number
}

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const postgres = await startPostgres()
const servers = new Map<string, ServerProcess>()
try {
  const results = new Map<string, Round[]>(kinds.map((kind) => [kind, []]))
  for (const kind of kinds) {
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: `${postgres.url}?application_name=${kind}`,
      TRUSTED_PROXIES: '127.0.0.1',
      LIMITER: kind,
    }
    servers.set(kind, await startServer(settings, 'bench/servers/limited-server.ts'))
  }
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, server] of servers) {
      const measured = await measure(kind, server)
      // The first round only warms up V8's compiler.
      if (round > 0) results.get(kind)?.push(measured)
    }
  }
  for (const [kind, measured] of results) print(kind, measured)
} finally {
  await Promise.all([...servers.values()].map((server) => server.end()))
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

async function measure(kind: string, { origin, pid }: ServerProcess): Promise<Round> {
  const { host } = new URL(origin)
  // Opens the connections before counting starts.
  await Promise.all(Array.from({ length: 64 }, () => fetch(`${origin}/api/merchants`)))
  const backends = await backendsOf(kind)
  const used = () => [cpuMs(pid), backends.reduce((sum, each) => sum + cpuMs(each), 0)] as const
  const before = used()
  const measured = await load({
    origin,
    connections,
    ms,
    next() {
      const client = Math.floor(Math.random() * clients)
      return Buffer.from(
        `GET /api/verify?identifier=KJA012AB HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 10.1.${client >> 8}.${client & 255}\r\n\r\n`,
      )
    },
  })
  const after = used()
  const each = (index: 0 | 1) => ((after[index] - before[index]) / measured.answers) * 1000
  return { ...measured, serverMicros: each(0), postgresMicros: each(1) }
}

async function backendsOf(kind: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [kind],
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

function print(kind: string, measured: readonly Round[]) {
  const median = (figure: (one: Round) => number) =>
    measured.map(figure).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Number.NaN
  const perSecond = median((one) => one.perSecond).toFixed(0)
  const refused = measured.reduce((sum, one) => sum + one.refused, 0)
  console.log(
    `limits ${kind.padEnd(8)} ${perSecond.padStart(6)} requests/s  p50 ${median(({ p50 }) => p50).toFixed(2)} ms  p99 ${median(({ p99 }) => p99).toFixed(2)} ms  ${median(({ serverMicros }) => serverMicros).toFixed(0)} + ${median(({ postgresMicros }) => postgresMicros).toFixed(0)} µs of processor, ours + PostgreSQL${refused ? `  ${refused} REFUSED` : ''}`,
  )
}
