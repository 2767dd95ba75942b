import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server/free-port.ts'
import { giveTo, unprivilegedOwner } from '../server/unprivileged.ts'
import { type Folders, startTied, type TiedServer } from './postgres-process.ts'
import { postgresPrograms } from './postgres-programs.ts'

export interface Postgres extends TiedServer {
  /** `postgres://…` of a superuser on the database `postgres`. */
  url: string
}

const minRoomBytes = 2e9

/** Fast, and unable to survive a power cut. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=128MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=256MB',
  'timezone=UTC',
  'lc_messages=C',
]

/**
 * Starts an empty PostgreSQL on a free port of 127.0.0.1, with its files in temporary folders: in
 * memory if there is room. `installed` is the folder of its programs, instead of npm's.
 */
export async function startPostgres({
  keepsWorkerAlive = true,
  installed = undefined as string | undefined,
} = {}): Promise<Postgres> {
  const folders = {
    programs: mkdtempSync(join(tmpdir(), 'toju-postgres-')),
    data: mkdtempSync(join(roomInMemory() ?? tmpdir(), 'toju-postgres-')),
  }
  try {
    return await startIn(folders, keepsWorkerAlive, installed)
  } catch (error) {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

let workers: Promise<Postgres> | undefined

/**
 * One PostgreSQL for all files of a worker, each in its own databases; started by the first that
 * needs it. It ends with the worker. A file that halts it, or needs another, starts its own.
 */
export async function workersPostgres(): Promise<Pick<Postgres, 'url'>> {
  workers ??= startPostgres({ keepsWorkerAlive: false })
  const { url } = await workers
  return { url }
}

/** Creating a database takes 30 ms in memory, and 500 ms on a busy disk. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > minRoomBytes ? folder : undefined
}

async function startIn(
  folders: Folders,
  keepsWorkerAlive: boolean,
  installed?: string,
): Promise<Postgres> {
  const { data } = folders
  const programs = installed ?? postgresPrograms(folders.programs)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folders.programs, 'password')
  writeFileSync(passwordFile, password)
  const owner = unprivilegedOwner()
  if (owner) for (const folder of Object.values(folders)) giveTo(owner, folder)

  // biome-ignore format: an option and its value belong on one line
  const init = spawnSync(join(programs, 'initdb'), [
    '--pgdata', data, '--username', 'toju', '--pwfile', passwordFile,
    '--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync',
  ], { ...owner, cwd: data, encoding: 'utf8' })
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error ?? init.stderr}`)

  const port = await freePort()
  const server = await startTied(
    folders,
    postgresCommand({ programs, data, port }),
    owner,
    keepsWorkerAlive,
  )
  return { url: `postgres://toju:${password}@127.0.0.1:${port}/postgres`, ...server }
}

function postgresCommand(
  { programs, data, port }: { programs: string; data: string; port: number },
  more: readonly string[] = [],
): string[] {
  const each = [...settings, ...more].flatMap((setting) => ['-c', setting])
  return [join(programs, 'postgres'), '-D', data, '-p', String(port), ...each]
}

/** Starts a streaming replica of a server, which it halts for the time that a copy takes. */
export async function startReplica(leader: Postgres): Promise<Postgres> {
  const { hostname, port, username, password } = new URL(leader.url)
  const folders = {
    programs: mkdtempSync(join(tmpdir(), 'toju-postgres-')),
    data: mkdtempSync(join(tmpdir(), 'toju-postgres-')),
  }
  const owner = unprivilegedOwner()
  const source = await dataFolderOf(leader)
  await leader.halt()
  cpSync(source, folders.data, { recursive: true })
  await leader.begin()
  writeFileSync(join(folders.data, 'standby.signal'), '')
  chmodSync(folders.data, 0o700)
  const programs = postgresPrograms(folders.programs)
  if (owner) for (const folder of Object.values(folders)) giveTo(owner, folder)
  const own = { programs, data: folders.data, port: await freePort() }
  const line = `primary_conninfo=host=${hostname} port=${port} user=${username} password=${password}`
  const server = await startTied(folders, postgresCommand(own, [line]), owner)
  return { url: Object.assign(new URL(leader.url), { port: own.port }).href, ...server }
}

async function dataFolderOf({ url }: Postgres): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  return rows[0]?.data_directory ?? ''
}
