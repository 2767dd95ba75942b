// Compares GET /api/verify on Toju and on a bare node:http server with one prepared lookup
// statement on the same file, in turns. Then compares registries of several sizes: growth of the bare
// server, which is the floor, and of Toju with and without the registry cache, time to start and
// memory. `SIZES=10000,10000000` sets the sizes; `ENGINE=postgres` compares on PostgreSQL.
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

if (process.env['ENGINE'] === 'postgres') await verifyOnPostgres(process.env['SIZES'] ? sizes : [])
else await verifyOnSqlite()

async function verifyOnSqlite() {
  const folder = mkdtempSync(join(process.env['FOLDER'] ?? tmpdir(), 'toju-bench-'))
  const place = (size: number) => join(folder, String(size))
  try {
    for (const size of sizes) {
      console.log(`Loading ${size.toLocaleString('en')} phones …`)
      await createRegistry(place(size), size)
    }
    const many = sizes.at(-1) ?? 0
    const bare = await start('bare', place(many), many, 'bench/servers/baseline-server.ts')
    const ours = await start('ours', place(many), many, 'bench/servers/unlimited-server.ts')
    await inTurns([bare, ours])
    console.log(`\nours : bare, at ${many.toLocaleString('en')}`)
    printRatios(ours, bare)

    await Promise.all([bare, ours].map(({ server }) => server.end()))

    const bares: Contender[] = []
    for (const size of sizes)
      bares.push(await start('bare', place(size), size, 'bench/servers/baseline-server.ts'))
    await inTurns(bares)
    printGrowth(bares)
    await Promise.all(bares.map(({ server }) => server.end()))

    const script = 'bench/servers/unlimited-server.ts'
    const cached: Contender[] = []
    const uncached: Contender[] = []
    for (const size of sizes) {
      // Two servers cannot share a database.
      const copy = `${place(size)}-copy`
      cpSync(place(size), copy, { recursive: true })
      cached.push(await start('cached', place(size), size, script, { MAX_CACHED: '1e9' }))
      uncached.push(await start('uncached', copy, size, script, { MAX_CACHED: '0' }))
    }
    await inTurns([...cached, ...uncached])
    printGrowth(cached)
    printGrowth(uncached)
    for (const [index, each] of cached.entries()) {
      const other = uncached[index]
      if (!other) continue
      console.log(`\ncached : uncached, at ${each.phones.toLocaleString('en')}`)
      printRatios(each, other)
      const [mb, without] = [each, other].map(({ server }) => residentMb(server.pid).toFixed(0))
      console.log(`  memory ${mb} MB : ${without} MB`)
    }
  } finally {
    await Promise.all(servers.map((server) => server.end()))
    rmSync(folder, { recursive: true })
  }
}

async function start(
  name: string,
  dataDir: string,
  phones: number,
  script: string,
  settings: Record<string, string> = {},
): Promise<Contender> {
  const began = performance.now()
  const server = await startServer({ DATA_DIR: dataDir, ...settings }, script)
  servers.push(server)
  const ms = performance.now() - began
  console.log(
    `${name}, ${phones.toLocaleString('en')}: ready after ${ms.toFixed(0)} ms, ${cpuMs(server.pid)} ms of processor`,
  )
  const loadsRegistry = name === 'ours' || name === 'cached'
  return { name, server, phones, loadsRegistry, rounds: [] }
}
