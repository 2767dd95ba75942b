import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../../tests/support/server/server-process.ts'
import { createPostgresRegistry } from '../fixtures/postgres-registry.ts'
import { parentOf } from './cpu-time.ts'
import { type Contender, inTurns, printRatios } from './lookup-rounds.ts'

const phones = Number(process.env['PHONES'] ?? 1_000_000)
const processes = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number)

/**
 * Compares the server with its limits, as 1, 2 and 4 processes, with a bare node:http server with
 * `pg`: one process of it, and as many. The lookups come from 65,536 addresses, so that nearly every
 * one opens a new limit window.
 */
export async function verifyOnPostgres(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
  const servers: ServerProcess[] = []
  const postgres = await startPostgres()
  try {
    console.log(`Loading ${phones.toLocaleString('en')} phones …`)
    const databaseUrl = await createPostgresRegistry(postgres.url, phones)
    const databasePid = await postmasterOf(databaseUrl)
    const start = async (name: string, script: string, count: number): Promise<Contender> => {
      const server = await startServer(
        {
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl,
          TRUSTED_PROXIES: '127.0.0.1',
          PROCESSES: String(count),
        },
        script,
      )
      servers.push(server)
      return { name, server, phones, addresses: 65_536, databasePid, rounds: [] }
    }
    const pairs: { bare: Contender; ours: Contender }[] = []
    for (const count of processes) {
      const bare = await start(
        `bare, ${count} processes`,
        'bench/servers/postgres-baseline-server.ts',
        count,
      )
      const ours = await start(`ours, ${count} processes`, 'src/server/main.ts', count)
      pairs.push({ bare, ours })
    }
    await inTurns(pairs.flatMap(({ bare, ours }) => [bare, ours]))
    const single = pairs[0]?.bare
    for (const { bare, ours } of pairs) {
      for (const other of new Set([single, bare])) {
        if (!other) continue
        console.log(
          `\n${ours.name} : ${other.name}, at ${phones.toLocaleString('en')} on PostgreSQL`,
        )
        printRatios(ours, other)
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.end()))
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}
