// Compares one process and two on one PostgreSQL, in turns: lookups and reports per second, memory,
// and CPU time per lookup. `PROCESSES=1,2,4` compares other numbers, `SECONDS` sets the length.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createDatabase } from './fixtures/load-rows.ts'
import { reportContinuously } from './lib/concurrent-writers.ts'
import { load } from './lib/http-load.ts'

const sizes = (process.env['PROCESSES'] ?? '1,2').split(',')
const seconds = Number(process.env['SECONDS'] ?? 5)
const rounds = Number(process.env['PAIRS'] ?? 3)
const connections = 32
const METRICS_TOKEN = 'a-token-of-the-bench'

const folder = mkdtempSync(join(tmpdir(), 'toju-processes-'))
const postgres = await startPostgres()
const sides: Side[] = []
try {
  for (const size of sizes) sides.push(await start(size))
  for (let round = 0; round < rounds; round++) for (const side of sides) await measure(side)
  console.log(
    `${availableParallelism()} processors, shared with PostgreSQL and the client; medians of ${rounds}\n\nprocesses  lookups/s   p99   CPU each  reports/s  memory of all`,
  )
  for (const { size, figures } of sides) {
    const of = (name: keyof Figures) => median(figures.map((each) => each[name]))
    console.log(
      [
        size.padStart(9),
        of('lookups').toFixed(0).padStart(11),
        `${of('p99').toFixed(1)} ms`.padStart(9),
        `${of('micros').toFixed(0)} µs`.padStart(8),
        of('reports').toFixed(0).padStart(10),
        `${of('megabytes').toFixed(0)} MB`.padStart(14),
      ].join(' '),
    )
  }
} finally {
  for (const { server } of sides) await server.end()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

interface Figures {
  lookups: number
  p99: number
  micros: number
  reports: number
  megabytes: number
}

interface Side {
  size: string
  server: ServerProcess
  place: { dataDir: string; databaseUrl: string }
  figures: Figures[]
}

async function start(size: string): Promise<Side> {
  const place = {
    dataDir: join(folder, size),
    databaseUrl: await createDatabase(postgres.url, `processes_${size}`),
  }
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    PROCESSES: size,
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN,
  })
  return { size, server, place, figures: [] }
}

async function measure({ server, place, figures }: Side) {
  const { origin } = server
  const before = await usage(origin)
  let n = 0
  const { perSecond, p99, answers, refused } = await load({
    ...{ origin, connections, ms: seconds * 1000 },
    next() {
      n += 1
      const from = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
      return Buffer.from(
        `GET /api/verify?identifier=KJA012AB HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nX-Forwarded-For: ${from}\r\n\r\n`,
      )
    },
  })
  if (refused > 0) throw new Error(`${refused} lookups were refused`)
  const after = await usage(origin)
  // Each account stays below its daily limit.
  const writer = await reportContinuously(origin, place, { accounts: 40, reportsOfEach: 20 })
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const passed = (performance.now() - began) / 1000
  const { sent, failed } = await writer.stop()
  if (failed > 0) throw new Error(`${failed} reports failed`)
  figures.push({
    lookups: perSecond,
    p99,
    micros: ((after.seconds - before.seconds) * 1e6) / answers,
    reports: sent / passed,
    megabytes: (await usage(origin)).bytes / 1e6,
  })
}

/**
 * Memory and CPU seconds of all processes, including the primary, from one response of /metrics.
 */
async function usage(origin: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    )
  return { bytes: sum('process_resident_memory_bytes'), seconds: sum('process_cpu_seconds_total') }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
