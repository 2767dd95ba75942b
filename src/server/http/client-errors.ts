import { randomUUID } from 'node:crypto'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

/** What Node's parser says, where it is more than that a request cannot be read. */
const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Closes an unused connection without a response: a browser would take a 408 for the answer to the
 * request that it is just sending. After a stall, Node finds that the time is up before it reads what
 * has arrived meanwhile, so that is read first.
 */
function closeUnlessUsed(socket: Duplex): void {
  setImmediate(() => {
    if (isUnused(socket)) socket.destroy()
  })
}

const isUnused = (socket: Duplex) => 'bytesRead' in socket && socket.bytesRead === 0

/** Time for the sender to read why, before the connection is cut. */
const lingerMs = 500

/**
 * Answers what is no request that could be handed on, with the headers that every answer has. Returns
 * what is to be told of each answer that is not sent whole at once.
 */
export function respondToClientErrors(
  server: Server,
  defaultHeaders: readonly [string, string][],
  log: Logger,
): (response: ServerResponse) => void {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>()
  // One that waits for an earlier answer on its connection has no socket yet, and has sent nothing.
  const isResponding = (socket: Duplex) =>
    [...(underWay.get(socket) ?? [])].some((each) => each.socket === socket && each.headersSent)
  const answer = (socket: Duplex, status: number, reason: string, more: string[] = []) => {
    const requestId = randomUUID()
    const headers = [...defaultHeaders, ['x-request-id', requestId]].map((each) => each.join(': '))
    const lines = [...headers, ...more, 'cache-control: no-store', 'content-length: 0']
    socket.on('error', () => {})
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`,
    )
    setTimeout(() => socket.destroy(), lingerMs).unref()
    log.info({ requestId, status, reason })
  }
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // Each further piece of what cannot be read is told here again.
    if (socket.writableEnded || socket.destroyed) return
    // Cut off, or an answer is on its way: a second one would end up in the middle of it.
    if (code === 'ECONNRESET' || isResponding(socket)) return void socket.destroy()
    if (isUnused(socket)) return closeUnlessUsed(socket)
    answer(socket, statusOf[code] ?? 400, code)
  })
  // Node gives these to nobody and closes the connection without a word.
  server.on('connect', (_request, socket) => {
    answer(socket, 405, 'CONNECT', ['allow: GET, HEAD, POST, PATCH, DELETE'])
  })
  return (response) => {
    const { socket } = response.req
    const all = underWay.get(socket) ?? new Set()
    underWay.set(socket, all.add(response))
    response.on('close', () => all.delete(response))
  }
}
