import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../server/free-port.ts'
import { giveTo, unprivilegedOwner } from '../server/unprivileged.ts'
import type { Postgres } from './postgres.ts'

const program = '/usr/sbin/pgbouncer'
/** Fewer than one process's connections, so that they are really shared. */
const serverConnections = 6

/**
 * PgBouncer in transaction mode in front of a server's databases; each transaction may use another
 * connection.
 */
export async function startPgBouncer(serverUrl: string): Promise<Pick<Postgres, 'url' | 'stop'>> {
  if (!existsSync(program)) {
    throw new Error('pgbouncer is not installed here. Install: apt-get install -y pgbouncer')
  }
  const server = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 'toju-pgbouncer-'))
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = ${serverConnections}
server_lifetime = 600
`,
  )
  const owner = unprivilegedOwner()
  if (owner) giveTo(owner, folder)
  const child = spawn(program, ['-q', config], { ...owner, cwd: folder, stdio: 'ignore' })
  const url = Object.assign(new URL(serverUrl), { port: String(port) }).href
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(url)); tries++) {
    if (child.exitCode !== null || tries > 100) {
      await stop()
      throw new Error(`pgbouncer did not start (exit code ${child.exitCode})`)
    }
    await delay(50)
  }
  return { url, stop }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
