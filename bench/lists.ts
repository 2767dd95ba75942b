// Compares GET /api/assets?limit=100 with its floor: a bare node:http server that runs the same
// statements on the same data and sends the same fields, in turns. `PHONES` sets the number of assets;
// `ENGINE=postgres` does the same on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { request } from './competitors/competitor.ts'
import { createPostgresRegistry } from './fixtures/postgres-registry.ts'
import { createRegistry } from './fixtures/registry.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { load } from './lib/http-load.ts'

const phones = Number(process.env['PHONES'] ?? 100_000)
const ms = Number(process.env['SECONDS'] ?? 4) * 1000
const pairs = Number(process.env['PAIRS'] ?? 5)
const connections = 32

interface Side {
  name: string
  server: ServerProcess
  next: Buffer
  perSecond: number[]
  micros: number[]
}

const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null
const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const sides: Side[] = []
try {
  const databaseUrl = postgres ? await createPostgresRegistry(postgres.url, phones) : null
  if (!databaseUrl) await createRegistry(folder, phones)
  const { owner, token } = await signInOwner(databaseUrl)
  const settings = {
    DATA_DIR: folder,
    OWNER: owner,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const floor = databaseUrl ? 'postgres-baseline-list-server' : 'baseline-list-server'
  for (const [name, script] of [
    ['floor', `bench/servers/${floor}.ts`],
    ['ours', 'bench/servers/unlimited-server.ts'],
  ] as const) {
    const server = await startServer(settings, script)
    const next = request(server.origin, '/api/assets?limit=100', undefined, token)
    sides.push({ name, server, next, perSecond: [], micros: [] })
  }
  const [bare, whole] = await Promise.all(sides.map(recordsSentBy))
  if (bare !== whole) throw new Error(`the floor sends other records:\n${bare}\n${whole}`)
  for (let pair = 0; pair <= pairs; pair++) for (const side of sides) await measure(side, pair > 0)
  printRatios()
} finally {
  for (const { server } of sides) await server.end()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

async function signInOwner(databaseUrl: string | null) {
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  const { id } = await database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'owner0@example.com')
    .executeTakeFirstOrThrow()
  const token = await database.write((tx) =>
    openSession(tx, { userId: id, absoluteMs: 3_600_000, userAgent: 'bench' }, Date.now()),
  )
  await database.close()
  return { owner: id, token }
}

async function recordsSentBy({ server, next }: Side): Promise<string> {
  const [, bearer = ''] = /Authorization: (.*)\r/.exec(next.toString()) ?? []
  const answer = await fetch(`${server.origin}/api/assets?limit=100`, {
    headers: { authorization: bearer },
  })
  return JSON.stringify((await answer.json()).data)
}

async function measure({ name, server, next, perSecond, micros }: Side, isCounted: boolean) {
  const before = cpuMs(server.pid)
  const measured = await load({ origin: server.origin, connections, ms, next: () => next })
  if (measured.refused > 0) throw new Error(`${name} refused ${measured.refused}`)
  if (!isCounted) return
  const each = ((cpuMs(server.pid) - before) * 1000) / measured.answers
  perSecond.push(measured.perSecond)
  micros.push(each)
  console.log(
    `${name.padEnd(6)} ${measured.perSecond.toFixed(0).padStart(6)} lists/s  p50 ${measured.p50.toFixed(1)} ms  p99 ${measured.p99.toFixed(1)} ms  ${each.toFixed(0)} µs CPU`,
  )
}

function printRatios() {
  const [floor, ours] = sides
  if (!floor || !ours) return
  const ratioOf = (figure: 'perSecond' | 'micros') => {
    const ratios = ours[figure].map((each, pair) => each / (floor[figure][pair] ?? Number.NaN))
    return (ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN).toFixed(2)
  }
  console.log(`\nours : floor, lists/s ${ratioOf('perSecond')}, CPU ${ratioOf('micros')}`)
}
