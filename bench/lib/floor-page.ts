import { randomBytes } from 'node:crypto'
import { request as ask, createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from './listen.ts'

// Random base64 compresses to three quarters: 60 kB on the line.
const filler = randomBytes(60_000).toString('base64')
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
const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: brotliCompressSync(html) }],
  ['/floor.js', { type: 'text/javascript', bytes: brotliCompressSync(script) }],
])

/**
 * Serves a peer of the dashboard: one page with one script of 60 kB, compressed in advance, and the
 * API of the server at `apiPort`.
 */
export async function serveFloor(apiPort: number) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file = files.get(path)
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
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.bytes.length,
        'cache-control': path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      .end(file.bytes)
  })
  return listen(server)
}
