// Compares pre-rendered files on Toju and on nginx with one worker, over the same `dist/client`:
// the same mix of pages, styles, scripts and 304 responses, in turns. Both send gzip, because
// Debian's nginx has no brotli. nginx runs twice: with the same headers and access log as Toju, and
// without. node:http alone is the baseline. wrk sends the requests, because a JavaScript client
// would be slower than nginx. Needs both (`apt-get install nginx wrk`).
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../tests/support/server/free-port.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { debianPrograms } from './lib/debian-program.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 4)
const connections = 50
const programs = debianPrograms({ nginx: 'nginx', wrk: 'wrk' })
const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const assets = readdirSync(join(client, '_astro'))
const asset = (ending: string) => `/_astro/${assets.find((name) => name.endsWith(ending)) ?? ''}`
const posts = readdirSync(join(client, 'blog'), { withFileTypes: true })
const post = `/blog/${posts.find((entry) => entry.isDirectory())?.name ?? ''}/`

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const paths = ['/', post, asset('.css'), asset('.js')]
const ours = await startServer({ DATA_DIR: join(folder, 'data') })
const equal = await startNginx('equal', await sameHeaders(ours.origin))
const bare = await startServer({}, 'bench/servers/baseline-pages.ts')
const plain = await startNginx('plain', { settings: 'access_log off;', locations: '' })
try {
  const contenders = [
    { name: 'ours', ...ours },
    { name: 'node:http, bare', ...bare },
    { name: 'nginx, same headers and log', ...equal },
    { name: 'nginx, neither', ...plain },
  ].map(({ name, origin, pid }) => ({ name, origin, pid, rounds: [] as Measured[] }))
  for (let round = 0; round <= pairs; round++) {
    for (const { name, origin, pid, rounds } of contenders) {
      const measured = await load(origin, pid)
      // The first round is for compilation.
      if (round === 0) continue
      rounds.push(measured)
      const { perSecond, micros } = measured
      console.log(
        `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(7)} requests/s  ${micros.toFixed(1).padStart(5)} µs of CPU each`,
      )
    }
  }
  const [own, ...theirs] = contenders
  console.log('\nours : theirs, requests/s')
  for (const { name, rounds } of theirs) {
    const ratios = rounds.map(({ perSecond }, n) => (own?.rounds[n]?.perSecond ?? 0) / perSecond)
    const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
    console.log(`  ${name.padEnd(28)} ${median.toFixed(2)}`)
  }
} finally {
  await ours.end()
  await bare.end()
  await equal.end()
  await plain.end()
  rmSync(folder, { recursive: true })
}

/**
 * Settings with which nginx sends the same headers as Toju for each path, and logs each request the
 * same way.
 */
async function sameHeaders(origin: string) {
  const its = ['connection', 'keep-alive', 'date', 'etag', 'vary', 'x-request-id']
  const locations: string[] = []
  for (const path of paths) {
    const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
    const added = [...headers]
      .filter(([name]) => !name.startsWith('content-') || name === 'content-security-policy')
      .filter(([name]) => !its.includes(name))
      .map(([name, value]) => `add_header ${name} "${value}";`)
    const file = path.endsWith('/') ? `${path}index.html` : path
    locations.push(
      `location = ${path} { try_files ${file} =404; add_header x-request-id $request_id; ${added.join(' ')} }`,
    )
  }
  const line =
    '{"time":$msec,"requestId":"$request_id","method":"$request_method","path":"$uri","status":$status,"s":$request_time}'
  const settings = `log_format ours escape=json '${line}'; access_log ${folder}/access.log ours buffer=32k;`
  return { settings, locations: locations.join('\n') }
}

interface Measured {
  perSecond: number
  /** CPU time per request. */
  micros: number
}

async function load(origin: string, pid: number): Promise<Measured> {
  const script = join(folder, 'mixture.lua')
  writeFileSync(script, await mixture(origin))
  const before = cpuMs(pid)
  const { stdout } = await promisify(execFile)(programs.wrk, [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--script', script, origin],
  ])
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const answers = numberAfter(/(\d+) requests in/)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return {
    perSecond: numberAfter(/Requests\/sec: +([\d.]+)/),
    micros: ((cpuMs(pid) - before) / answers) * 1000,
  }
}

/**
 * Like browsers: pages and their files. Half of the requests are for files that are already cached.
 */
async function mixture(origin: string): Promise<string> {
  const requests: string[] = []
  for (const path of paths) {
    const headers = { 'accept-encoding': 'gzip' }
    const answer = await fetch(origin + path, { headers })
    if (answer.status !== 200) throw new Error(`${origin}${path} answered ${answer.status}`)
    if (answer.headers.get('content-encoding') !== 'gzip') throw new Error(`${path} is not gzipped`)
    const again = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
    for (const asked of [headers, again])
      requests.push(`wrk.format('GET', '${path}', ${luaTable(asked)})`)
  }
  return `local requests, sent
init = function() requests, sent = { ${requests.join(', ')} }, 0 end
request = function()
  sent = sent + 1
  return requests[sent % #requests + 1]
end
`
}

function luaTable(headers: Record<string, string>): string {
  const entries = Object.entries(headers).map(([name, value]) => `['${name}'] = '${value}'`)
  return `{ ${entries.join(', ')} }`
}

async function startNginx(name: string, { settings, locations }: Record<string, string>) {
  const port = await freePort()
  const config = join(folder, `${name}.conf`)
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/${name}.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  ${settings} sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h; open_file_cache_valid 1h;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${client}; index index.html; gzip_static on; gzip_vary on;
    ${locations}
    add_header cache-control "public, max-age=0, must-revalidate";
    location /_astro/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}`,
  )
  // nginx started as root runs its worker as another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(programs.nginx, ['-e', 'stderr', '-c', config, ...user], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const answers = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) break
    if (tries === 100 || child.exitCode !== null) throw new Error('nginx did not start')
    await delay(50)
  }
  const master = Number(readFileSync(join(folder, `${name}.pid`), 'utf8'))
  return {
    origin,
    /** CPU time of the worker. */
    pid: Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ')[0]),
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
