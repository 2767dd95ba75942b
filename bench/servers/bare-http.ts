import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export function sendJson(response: ServerResponse, status: number, answer: object): void {
  const body = JSON.stringify(answer)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

/** Listens on a free port and prints its origin, as `startServer` of the tests expects. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(`ready: http://127.0.0.1:${port}\n`)
  })
}
