// Compares GET /api/verify on Toju and on a bare node:http server with one prepared lookup
// statement on the same file, in turns. Then compares registries of several sizes: growth, time to
// start and memory. `SIZES=10000,10000000` sets the sizes; `ENGINE=postgres` compares on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createRegistry } from './fixtures/registry.ts'
import { cpuMs, residentMb } from './lib/cpu-time.ts'
import { type Contender, inTurns, printRatios } from './lib/lookup-rounds.ts'
import { verifyOnPostgres } from './lib/verify-on-postgres.ts'

const sizes = (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number)
const servers: ServerProcess[] = []

if (process.env['ENGINE'] === 'postgres') await verifyOnPostgres()
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

    ours.rounds = []
    const all: Contender[] = []
    for (const size of sizes.slice(0, -1)) {
      all.push(await start('ours', place(size), size, 'bench/servers/unlimited-server.ts'))
    }
    const [smallest] = all
    await inTurns([...all, ours])
    for (const each of [...all.slice(1), ours]) {
      if (!smallest) continue
      console.log(`\n${each.phones.toLocaleString('en')} : ${smallest.phones.toLocaleString('en')}`)
      printRatios(each, smallest, ['p50', 'processor time a request'])
    }
    for (const { phones, server } of [...all, ours]) {
      console.log(`${phones.toLocaleString('en')}: ${residentMb(server.pid).toFixed(0)} MB`)
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
): Promise<Contender> {
  const began = performance.now()
  const server = await startServer({ DATA_DIR: dataDir }, script)
  servers.push(server)
  const ms = performance.now() - began
  console.log(
    `${name}, ${phones.toLocaleString('en')}: ready after ${ms.toFixed(0)} ms, ${cpuMs(server.pid)} ms of processor`,
  )
  return { name, server, phones, rounds: [] }
}
