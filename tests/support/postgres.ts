import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from './postgres-programs.ts'
import { sparePort } from './spare-port.ts'

export interface Postgres {
  /** `postgres://…` of a superuser on the database `postgres`. */
  url: string
  /** Stops the server and deletes its files. */
  stop: () => Promise<void>
}

const readyWithinMs = 30_000

/** Quick, and good for nothing that must survive a power cut. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=128MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'timezone=UTC',
  'lc_messages=C',
]

/** Starts an empty PostgreSQL of its own on a spare port of 127.0.0.1, its files in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'toju-postgres-'))
  try {
    return await startIn(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string): Promise<Postgres> {
  const programs = postgresPrograms(folder)
  const password = randomBytes(16).toString('hex')
  writeFileSync(join(folder, 'password'), password)
  const owner = unprivilegedOwner()
  if (owner) giveTo(owner, folder)

  const data = join(folder, 'data')
  // biome-ignore format: an option and its value belong on one line
  const init = spawnSync(join(programs, 'initdb'), [
    '--pgdata', data, '--username', 'toju', '--pwfile', join(folder, 'password'),
    '--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync',
  ], { ...owner, cwd: folder, encoding: 'utf8' })
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error ?? init.stderr}`)

  const port = await sparePort()
  const postgres = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
  const stop = await startTied(folder, join(programs, 'postgres'), postgres, owner)
  return { url: `postgres://toju:${password}@127.0.0.1:${port}/postgres`, stop }
}

/**
 * Runs the server under a shell that stops it and deletes the folder when its standard input ends:
 * that is when we close it, and also when this process dies in any way, `kill -9` included.
 */
function startTied(
  folder: string,
  program: string,
  args: string[],
  owner: Owner | undefined,
): Promise<() => Promise<void>> {
  const script =
    'folder=$1; shift; "$@" </dev/null & read -r _; kill -INT $!; wait $!; cd /; rm -rf "$folder"'
  // In a process group of its own, so that Ctrl-C does not stop it under the tests that are ending.
  const shell = spawn('/bin/sh', ['-c', script, 'sh', folder, program, ...args], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => shell.on('close', () => resolve()))
  const stop = () => {
    shell.stdin.end()
    return ended
  }
  return new Promise((resolve, reject) => {
    let log = ''
    const fail = (reason: string) => {
      void stop()
      reject(new Error(`PostgreSQL ${reason}:\n${log}`))
    }
    const timer = setTimeout(() => fail('was not ready in time'), readyWithinMs)
    shell.on('error', reject)
    shell.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000)
      if (log.includes('ready to accept connections')) {
        clearTimeout(timer)
        resolve(stop)
      } else if (/FATAL|error while loading/.test(log)) {
        clearTimeout(timer)
        fail('did not start')
      }
    })
  })
}

interface Owner {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is no user nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

function giveTo({ uid, gid }: Owner, folder: string): void {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}
