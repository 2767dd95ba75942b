// Compares pre-rendered files on Toju and on nginx with one worker, over the same `dist/client`:
// the same mix of pages, styles, scripts and 304 responses, in turns. Both send gzip, because
// Debian's nginx has no brotli. nginx runs three times: as it is deployed, with the files of `npm
// run edge` (the edge); with the same headers and access log as Toju; and with neither. node:http
// alone is the baseline. wrk sends the requests, because a JavaScript client would be slower than
// nginx. Needs both (`apt-get install nginx wrk`).
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runCommand } from '../tests/support/server/commands.ts'
import { freePort } from '../tests/support/server/free-port.ts'
import { deployedConfig, startNginx } from '../tests/support/server/nginx.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { debianPrograms } from './lib/debian-program.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 4)
const connections = 50
const { wrk } = debianPrograms({ nginx: 'nginx', wrk: 'wrk' })
const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const assets = readdirSync(join(client, '_astro'))
const asset = (ending: string) =>
  `/_astro/${assets.find((name) => name.endsWith(ending) && assets.includes(`${name}.gz`)) ?? ''}`
const posts = readdirSync(join(client, 'blog'), { withFileTypes: true })
const post = `/blog/${posts.find((entry) => entry.isDirectory())?.name ?? ''}/`

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const paths = ['/', post, asset('.css'), asset('.js')]
const ours = await startServer({ DATA_DIR: join(folder, 'data') })
const edge = await startEdge(ours.origin)
const sameAsOurs = await sameHeaders(ours.origin)
const equal = await startNginx(folder, 'equal', (port) => configOf(port, sameAsOurs))
const bare = await startServer({}, 'bench/servers/baseline-pages.ts')
const plain = await startNginx(folder, 'plain', (port) =>
  configOf(port, { settings: 'access_log off;', locations: '' }),
)
try {
  const contenders = [
    { name: 'ours', ...ours },
    { name: 'the edge', ...edge },
    { name: 'node:http, bare', ...bare },
    { name: 'nginx, same headers and log', ...equal },
    { name: 'nginx, neither', ...plain },
  ].map(({ name, origin, pid }) => ({ name, origin, pid, rounds: [] as Measured[] }))
  for (let round = 0; round <= pairs; round++) {
    for (const { name, origin, pid, rounds } of contenders) {
      const measured = await load(origin, pid)
      // The first round only warms up V8’s compiler.
      if (round === 0) continue
      rounds.push(measured)
      const { perSecond, micros } = measured
      console.log(
        `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(7)} requests/s  ${micros.toFixed(1).padStart(5)} µs of CPU each`,
      )
    }
  }
  const [own, atEdge, ...theirs] = contenders
  for (const one of [own, atEdge]) {
    console.log(`\n${one?.name} : theirs, requests/s`)
    for (const { name, rounds } of theirs) {
      const ratios = rounds.map(({ perSecond }, n) => (one?.rounds[n]?.perSecond ?? 0) / perSecond)
      const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
      console.log(`  ${name.padEnd(28)} ${median.toFixed(2)}`)
    }
  }
} finally {
  await ours.end()
  await bare.end()
  await edge.end()
  await equal.end()
  await plain.end()
  rmSync(folder, { recursive: true })
}

/**
 * Settings with which nginx sends the same headers as Toju for each path, and logs each request the
 * same way.
 */
async function sameHeaders(origin: string) {
  const setByNginx = ['connection', 'keep-alive', 'date', 'etag', 'vary', 'x-request-id']
  const locations: string[] = []
  for (const path of paths) {
    const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
    const added = [...headers]
      .filter(([name]) => !name.startsWith('content-') || name === 'content-security-policy')
      .filter(([name]) => !setByNginx.includes(name))
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
  const { stdout } = await promisify(execFile)(wrk, [
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

/** nginx as it is deployed, with the pages of this build. */
async function startEdge(server: string) {
  const [written, otherPort] = [join(folder, 'edge'), await freePort()]
  const { code, error } = await runCommand(
    'scripts/commands/edge.ts',
    [written, join(folder, 'edge.log')],
    { PUBLIC_ORIGIN: server },
  )
  if (code !== 0) throw new Error(error)
  return startNginx(folder, 'nginx-edge', (port) =>
    deployedConfig({ port, otherPort, server, host: new URL(server).host, edge: written })
      .replace('events {}', 'events { worker_connections 1024; }')
      .replace('sendfile on;', 'sendfile on; keepalive_requests 1000000000;'),
  )
}

function configOf(port: number, { settings, locations }: Record<string, string>): string {
  return `events { worker_connections 1024; }
http {
  ${settings} sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h; open_file_cache_valid 1h;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  server {
    listen 127.0.0.1:${port}; root ${client}; index index.html; gzip_static on; gzip_vary on;
    ${locations}
    add_header cache-control "public, max-age=0, must-revalidate";
    location /_astro/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}`
}
