import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bin, runNodeQuietly } from '../../scripts/lib/project.mjs'
import { root } from '../../scripts/lib/run.mjs'

/** What the floor's script weighs on the line. */
const floorBytes = 60_000
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/**
 * Serves two peers of the dashboard, each with the API of the server at `apiPort`: one page with one
 * script of 60 kB, and the dashboard built by Vite into one chunk.
 */
export async function serveFloorAndSpa(apiPort: number) {
  const floor = await serve(floorFiles(), apiPort)
  const spa = await serve(await buildSpa(), apiPort)
  return {
    floorPort: portOf(floor),
    spaPort: portOf(spa),
    stop: () => {
      for (const server of [floor, spa]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

function floorFiles(): Map<string, string> {
  // Random base64 compresses to three quarters.
  const filler = randomBytes(floorBytes).toString('base64')
  const script = `const filler = '${filler}'
const headers = { authorization: 'Bearer ' + localStorage.AUTH_TOKEN }
const response = await fetch('/api/reports/user', { headers })
const { data } = await response.json()
const list = document.createElement('ul')
for (const report of data) list.append(Object.assign(document.createElement('li'), { textContent: JSON.stringify(report) }))
document.body.append(list, Object.assign(document.createElement('button'), {
  textContent: 'Report', onclick: () => document.body.append(document.createElement('p')), title: filler.slice(0, 9),
}))
`
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"><style>p{height:1px}</style><script type="module" src="/floor.js"></script><body></body></html>`
  return new Map([
    ['/', html],
    ['/floor.js', script],
  ])
}

async function buildSpa(): Promise<Map<string, string>> {
  const folder = join(root, 'node_modules/.cache/bench-spa')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const source = join(root, 'src')
  writeFileSync(
    join(folder, 'main.tsx'),
    `import '${source}/ui/styles/dashboard.css'
import { createRoot } from 'react-dom/client'
import { Dashboard } from '${source}/islands/Dashboard.tsx'
createRoot(document.getElementById('root')!).render(<Dashboard />)
`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Toju</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  )
  writeFileSync(
    join(folder, 'vite.config.mjs'),
    `import tailwindcss from '@tailwindcss/vite'
export default {
  plugins: [tailwindcss()],
  build: { rolldownOptions: { output: { codeSplitting: false } } },
}
`,
  )
  const { code, output } = await runNodeQuietly([bin('vite'), 'build', folder, '--logLevel=warn'], {
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(`The app of one chunk was not built:\n${output}`)
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const names = [...html.matchAll(/\b(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  return new Map([
    ['/dashboard', html],
    ...names.map((name) => [name, readFileSync(join(folder, 'dist', name), 'utf8')] as const),
  ])
}

/** Static files compressed in advance; everything else is asked of the API. */
async function serve(texts: Map<string, string>, apiPort: number): Promise<Server> {
  const files = new Map([...texts].map(([path, text]) => [path, brotliCompressSync(text)]))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file =
      files.get(path) ?? (path.startsWith('/dashboard') ? files.get('/dashboard') : undefined)
    if (!file) {
      const headers = { ...request.headers, host: `localhost:${apiPort}` }
      const onward = ask(
        { port: apiPort, host: '127.0.0.1', path, method: request.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      request.pipe(onward)
      return
    }
    const isPage = extname(path) === ''
    response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? types['.html'],
        'content-encoding': 'br',
        'content-length': file.length,
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      .end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
