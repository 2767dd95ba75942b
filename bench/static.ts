// What was rendered at build, from our server against nginx with one worker, over the same `dist/client`:
// the same mixture of pages, styles, scripts and unchanged answers, in turns. Both send the gzip form:
// Debian's nginx knows no brotli. Needs nginx (`apt-get install nginx`).
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '../tests/support/server-process.ts'
import { sparePort } from '../tests/support/spare-port.ts'
import { load, type Measured } from './busy-connections.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 4) * 1000
const connections = 50
const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const assets = readdirSync(join(client, '_astro'))
const asset = (ending: string) => `/_astro/${assets.find((name) => name.endsWith(ending)) ?? ''}`
const posts = readdirSync(join(client, 'blog'), { withFileTypes: true })
const post = `/blog/${posts.find((entry) => entry.isDirectory())?.name ?? ''}/`

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const ours = await startServer({ DATA_DIR: join(folder, 'data') })
const nginx = await startNginx()
try {
  const contenders = [
    { name: 'nginx', origin: nginx.origin, rounds: [] as Measured[] },
    { name: 'ours', origin: ours.origin, rounds: [] as Measured[] },
  ]
  for (let round = 0; round <= pairs; round++) {
    for (const { name, origin, rounds } of contenders) {
      const requests = await mixture(origin)
      let sent = 0
      const next = () => requests[sent++ % requests.length]
      const measured = await load({ origin, connections, ms: round === 0 ? 3000 : ms, next })
      // The first is for compiling.
      if (round === 0) continue
      rounds.push(measured)
      const { perSecond, p50, p99 } = measured
      console.log(
        `${name.padEnd(6)} ${perSecond.toFixed(0).padStart(6)} requests/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`,
      )
    }
  }
  const [theirs, own] = contenders.map(({ rounds }) => rounds)
  const ratios = (own ?? []).map(({ perSecond }, n) => perSecond / (theirs?.[n]?.perSecond ?? 0))
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
  console.log(`\nours : nginx, requests/s  ${median.toFixed(2)}`)
} finally {
  await ours.end()
  await nginx.end()
  rmSync(folder, { recursive: true })
}

/** As browsers ask: pages and what belongs to them, every other time for what they have already. */
async function mixture(origin: string): Promise<Buffer[]> {
  const { host } = new URL(origin)
  const requests: Buffer[] = []
  for (const path of ['/', post, asset('.css'), asset('.js')]) {
    const ask = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n`
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
    if (answer.status !== 200) throw new Error(`${origin}${path} answered ${answer.status}`)
    if (answer.headers.get('content-encoding') !== 'gzip') throw new Error(`${path} came unpacked`)
    const etag = answer.headers.get('etag') ?? ''
    requests.push(Buffer.from(`${ask}\r\n`), Buffer.from(`${ask}If-None-Match: ${etag}\r\n\r\n`))
  }
  return requests
}

async function startNginx() {
  const port = await sparePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h; open_file_cache_valid 1h;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${client}; index index.html; gzip_static on; gzip_vary on;
    add_header cache-control "public, max-age=0, must-revalidate";
    location /_astro/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}`,
  )
  // As root nginx gives its worker to another user, who may not read here.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn('nginx', ['-e', 'stderr', '-c', config, ...user], {
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
  return {
    origin,
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
