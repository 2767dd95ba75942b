import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTied } from '../../../tests/support/database/postgres-process.ts'
import { postgresPrograms } from '../../../tests/support/database/postgres-programs.ts'
import { freePort } from '../../../tests/support/server/free-port.ts'
import { giveTo, unprivilegedOwner } from '../../../tests/support/server/unprivileged.ts'

/** As PostgreSQL is by default, which waits for the disk, and small. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=16MB',
  'max_wal_size=8MB',
  'min_wal_size=2MB',
]

let programs: string | undefined

/** Starts PostgreSQL on a disk, mounted at a folder; where there is no cluster, makes one. */
export async function startOnDisk(folder: string) {
  programs ??= prepared()
  const owner = unprivilegedOwner()
  const data = join(folder, 'postgres')
  if (!existsSync(data)) {
    mkdirSync(data)
    if (owner) chownSync(data, owner.uid, owner.gid)
    // biome-ignore format: an option and its value belong on one line
    const { status, stderr } = spawnSync(join(programs, 'initdb'), [
      '--pgdata', data, '--username', 'toju', '--auth', 'trust', '--wal-segsize', '1',
      '--encoding', 'UTF8', '--locale', 'C',
    ], { ...owner, cwd: data, encoding: 'utf8' })
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  }
  const port = await freePort()
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
  // What it deletes when it stops is empty: the disk is looked at afterwards.
  const [nothing, neither] = [
    mkdtempSync(join(tmpdir(), 'toju-')),
    mkdtempSync(join(tmpdir(), 'toju-')),
  ]
  if (owner) for (const each of [nothing, neither]) giveTo(owner, each)
  const server = await startTied(
    { programs: nothing, data: neither },
    [join(programs, 'postgres'), ...words],
    owner,
  )
  return { url: `postgres://toju@127.0.0.1:${port}/postgres`, stop: server.stop }
}

function prepared(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toju-postgres-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const found = postgresPrograms(folder)
  const owner = unprivilegedOwner()
  if (owner) giveTo(owner, folder)
  return found
}
