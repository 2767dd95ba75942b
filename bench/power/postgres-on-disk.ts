import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTied } from '../../tests/support/database/postgres-process.ts'
import { postgresPrograms } from '../../tests/support/database/postgres-programs.ts'
import { freePort } from '../../tests/support/server/free-port.ts'
import { giveTo, unprivilegedOwner } from '../../tests/support/server/unprivileged.ts'

/** By default, PostgreSQL waits for the disk at each commit. These settings only make it small. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=16MB',
  'max_wal_size=8MB',
  'min_wal_size=2MB',
]

let programs: string | undefined

/**
 * Starts PostgreSQL on the disk that is mounted at `folder`. Creates a cluster if there is none.
 */
export async function startOnDisk(folder: string) {
  programs ??= findPrograms()
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
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
  // The folders that are deleted when it stops are empty: the disk is examined afterwards.
  const [emptyPrograms, emptyData] = [
    mkdtempSync(join(tmpdir(), 'toju-')),
    mkdtempSync(join(tmpdir(), 'toju-')),
  ]
  if (owner) for (const each of [emptyPrograms, emptyData]) giveTo(owner, each)
  const server = await startTied(
    { programs: emptyPrograms, data: emptyData },
    [join(programs, 'postgres'), ...args],
    owner,
  )
  return { url: `postgres://toju@127.0.0.1:${port}/postgres`, stop: server.stop }
}

function findPrograms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toju-postgres-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const found = postgresPrograms(folder)
  const owner = unprivilegedOwner()
  if (owner) giveTo(owner, folder)
  return found
}
