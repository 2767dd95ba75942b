import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const programs = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx']
/** The path of nginx; undefined if it is not installed. */
export const nginxProgram = programs.find((path) => existsSync(path))

export interface Nginx {
  origin: string
  /** The process id of its worker, which answers requests. */
  pid: number
  end: () => Promise<void>
}

const deployed = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))

/**
 * The configuration that is deployed, for one server and this machine: without TLS, for the name
 * `host`, with the files that `npm run edge` wrote into `edge`.
 */
export function deployedConfig(options: {
  port: number
  otherPort: number
  server: string
  host: string
  edge: string
}): string {
  const { port, otherPort, server, host, edge } = options
  return readFileSync(deployed, 'utf8')
    .replace(/worker_processes .*\n/, '')
    .replace(/server app1:4321.*\n.*app2:4321.*/, `server ${new URL(server).host};`)
    .replace('listen 443 ssl default_server;', '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${otherPort}`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ *(?:ssl_|http2 ).*;\n/g, '')
    .replaceAll('toju.ng', host)
    .replaceAll('/edge/', `${edge}/`)
}

/** Runs nginx with one worker in `folder`, with a configuration that listens on `port`. */
export async function startNginx(
  folder: string,
  name: string,
  config: (port: number) => string | Promise<string>,
): Promise<Nginx> {
  if (!nginxProgram) throw new Error('nginx is not installed: apt-get install nginx')
  const port = await freePort()
  const [file, pidFile] = [join(folder, `${name}.conf`), join(folder, `${name}.pid`)]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${name}-${kind};`)
    .join(' ')
  const text = await config(port)
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${pidFile};\n${text.replace('http {', `http { ${temporary}`)}`,
  )
  // Started as root, its worker is another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(nginxProgram, ['-e', 'stderr', '-c', file, ...user], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
  let pid = 0
  for (let tries = 0; pid === 0 || !(await listens(port)); tries++) {
    if (tries === 200 || child.exitCode !== null) throw new Error('nginx did not start')
    await delay(25)
    pid = childOf(child.pid ?? 0)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function childOf(master: number): number {
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ')[0])
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
    socket.on('connect', () => socket.end())
  })
}
