import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../../tests/support/server/server-process.ts'
import { createPostgresRegistry } from '../fixtures/postgres-registry.ts'
import { parentOf } from './cpu-time.ts'
import { type Contender, inTurns, printGrowth, printRatios } from './lookup-rounds.ts'

const phones = Number(process.env['PHONES'] ?? 1_000_000)
const processes = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number)

/**
 * Compares the server with its limits, as 1, 2 and 4 processes, with a bare node:http server with
 * `pg`: one process of it, and as many. The lookups come from 65,536 addresses, so that nearly every
 * one opens a new limit window. With sizes it compares registries of these sizes instead, with one
 * process of each server: growth of the bare server, which is the floor, and of Toju.
 */
export async function verifyOnPostgres(sizes: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
  const servers: ServerProcess[] = []
  const postgres = await startPostgres()
  try {
    const databasePid = await postmasterOf(postgres.url)
    const urls = new Map<number, string>()
    const load = async (size: number) => {
      console.log(`Loading ${size.toLocaleString('en')} phones …`)
      urls.set(size, await createPostgresRegistry(postgres.url, size))
    }
    const start = async (who: 'bare' | 'ours', count: number, size: number): Promise<Contender> => {
      const settings = {
        DATA_DIR: folder,
        DATABASE_URL: urls.get(size) ?? '',
        TRUSTED_PROXIES: '127.0.0.1',
        PROCESSES: String(count),
      }
      const server = await startServer(settings, scripts[who])
      servers.push(server)
      const name = `${who}, ${count} processes`
      return { name, server, phones: size, addresses: 65_536, databasePid, rounds: [] }
    }
    if (sizes.length === 0) {
      await load(phones)
      await compareProcesses((who, count) => start(who, count, phones))
    } else {
      for (const size of sizes) await load(size)
      await compareSizes(sizes, (who, size) => start(who, 1, size))
    }
  } finally {
    await Promise.all(servers.map((server) => server.end()))
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

const scripts = {
  bare: 'bench/servers/postgres-baseline-server.ts',
  ours: 'src/server/main.ts',
} as const

type Start = (who: keyof typeof scripts, countOrSize: number) => Promise<Contender>

async function compareProcesses(start: Start) {
  const pairs: { bare: Contender; ours: Contender }[] = []
  for (const count of processes)
    pairs.push({ bare: await start('bare', count), ours: await start('ours', count) })
  await inTurns(pairs.flatMap(({ bare, ours }) => [bare, ours]))
  const single = pairs[0]?.bare
  for (const { bare, ours } of pairs) {
    for (const other of new Set([single, bare])) {
      if (!other) continue
      console.log(`\n${ours.name} : ${other.name}, at ${phones.toLocaleString('en')} on PostgreSQL`)
      printRatios(ours, other)
    }
  }
}

async function compareSizes(sizes: readonly number[], start: Start) {
  const [bares, ours]: [Contender[], Contender[]] = [[], []]
  for (const size of sizes) {
    bares.push(await start('bare', size))
    ours.push(await start('ours', size))
  }
  await inTurns([...bares, ...ours])
  printGrowth(bares)
  printGrowth(ours)
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}
