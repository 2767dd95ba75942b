// Compares GET /api/verify on Toju and on a bare node:http server with one prepared lookup
// statement on a copy of the same file, in turns, in registries of several sizes: requests, growth of
// either with the registry, time to start and memory.
// `SIZES=10000,10000000` sets the sizes; `ENGINE=postgres` compares on PostgreSQL.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createRegistry } from './fixtures/registry.ts'
import { cpuMs, residentMb } from './lib/cpu-time.ts'
import { type Contender, inTurns, printGrowth, printRatios } from './lib/lookup-rounds.ts'
import { verifyOnPostgres } from './lib/verify-on-postgres.ts'

const sizes = (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number)
const servers: ServerProcess[] = []
const scripts = {
  bare: 'bench/servers/baseline-server.ts',
  ours: 'bench/servers/unlimited-server.ts',
} as const

if (process.env['ENGINE'] === 'postgres') await verifyOnPostgres(process.env['SIZES'] ? sizes : [])
else await verifyOnSqlite()

async function verifyOnSqlite() {
  const folder = mkdtempSync(join(process.env['FOLDER'] ?? tmpdir(), 'toju-bench-'))
  const place = (size: number) => join(folder, String(size))
  // Two servers cannot share a database.
  const copy = (size: number) => `${place(size)}-copy`
  try {
    for (const size of sizes) {
      console.log(`Loading ${size.toLocaleString('en')} phones …`)
      await createRegistry(place(size), size)
      cpSync(place(size), copy(size), { recursive: true })
    }
    const bares: Contender[] = []
    const ours: Contender[] = []
    for (const size of sizes) {
      bares.push(await start('bare', copy(size), size))
      ours.push(await start('ours', place(size), size))
    }
    await inTurns([...bares, ...ours])
    printEach('ours : bare', ours, bares)
    printGrowth(bares)
    printGrowth(ours)
  } finally {
    await Promise.all(servers.map((server) => server.end()))
    rmSync(folder, { recursive: true })
  }
}

/** Prints the ratios of two servers, and their memory, for each size of the registry. */
function printEach(names: string, some: readonly Contender[], others: readonly Contender[]) {
  for (const [index, each] of some.entries()) {
    const other = others[index]
    if (!other) continue
    console.log(`\n${names}, at ${each.phones.toLocaleString('en')}`)
    printRatios(each, other)
    const [mb, otherMb] = [each, other].map(({ server }) => residentMb(server.pid).toFixed(0))
    console.log(`  memory ${mb} MB : ${otherMb} MB`)
  }
}

async function start(name: 'bare' | 'ours', dataDir: string, phones: number): Promise<Contender> {
  const began = performance.now()
  const server = await startServer({ DATA_DIR: dataDir }, scripts[name])
  servers.push(server)
  const ms = performance.now() - began
  console.log(
    `${name}, ${phones.toLocaleString('en')}: ready after ${ms.toFixed(0)} ms, ${cpuMs(server.pid)} ms of processor`,
  )
  return { name, server, phones, rounds: [] }
}
