// The baseline: node:http configured like Toju, with pages in memory and minimal headers; no log,
// no limits.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readStaticFiles } from '../../src/server/http/static-files.ts'
import { listen } from './bare-http.ts'

const built = readStaticFiles(fileURLToPath(new URL('../../dist/client', import.meta.url)))
const packed = new Map(
  [...built].map(([path, { gzip, headers }]) => [
    path,
    {
      etag: headers['etag'] ?? '',
      body: gzip?.toString('latin1') ?? '',
      length: gzip?.length ?? 0,
    },
  ]),
)

const server = createServer({ optimizeEmptyRequests: true }, ({ url = '', headers }, response) => {
  const page = packed.get(url) ?? packed.get(url.slice(0, -1))
  if (!page) return void response.writeHead(404).end()
  const { etag, body, length } = page
  if (headers['if-none-match'] === etag) return void response.writeHead(304, ['etag', etag]).end()
  const head = ['content-encoding', 'gzip', 'content-length', String(length), 'etag', etag]
  response.writeHead(200, head).end(body, 'latin1')
})
listen(server)
