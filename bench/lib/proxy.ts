import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A child process that listens on a port. */
export interface Running {
  port: number
  child: ChildProcess
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts a program and waits until something listens on its port. */
export async function runOnPort(
  file: string,
  args: string[],
  port: number,
  options: { uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Running> {
  let output = ''
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5000)
    })
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const deadline = Date.now() + 30_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`${file} did not start:\n${output}`)
    }
    await delay(50)
  }
  return { port, child, stop }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

/**
 * Starts haproxy in front of several servers. It retries a request on another server if the first
 * did not accept it, or if the request is idempotent and the first server died before responding.
 */
export function startProxy(
  haproxy: string,
  folder: string,
  port: number,
  serverPorts: readonly number[],
): Promise<Running> {
  const servers = serverPorts.map((each, n) => `  server server${n} 127.0.0.1:${each}`)
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(
    config,
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option http-server-close
  option redispatch 1
  retries 4
  retry-on conn-failure empty-response
frontend everybody
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  http-request disable-l7-retry if !METH_GET !{ req.hdr(idempotency-key) -m found }
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500 fall 3 rise 1
${servers.join('\n')}
`,
  )
  return runOnPort(haproxy, ['-db', '-f', config], port)
}
