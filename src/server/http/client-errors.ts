import { randomUUID } from 'node:crypto'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { ServerLimits } from '../config/server-limits.ts'

/** Error codes of Node's parser that have a more exact status than 400. */
const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Closes a connection on which no byte has arrived, without a response, when it is `keepAliveMs` old;
 * it already is `unusedForMs` old. Browsers open spare connections, and fail if one closes too early.
 * The time limit for headers starts again with their first byte.
 */
function closeLater(socket: Duplex, { keepAliveMs, unusedForMs }: UnusedTimes): void {
  const timer = setTimeout(
    () => {
      if (isUnused(socket)) socket.destroy()
    },
    Math.max(0, keepAliveMs - unusedForMs),
  )
  socket.once('close', () => clearTimeout(timer))
}

const isUnused = (socket: Duplex) => 'bytesRead' in socket && socket.bytesRead === 0

interface UnusedTimes {
  keepAliveMs: number
  unusedForMs: number
}

/** Gives the sender time to read the response before the connection is cut. */
const lingerMs = 500

/**
 * Responds to malformed requests, which Node does not pass to the handler, with the default headers.
 * Call the returned function with each response that is not sent in one piece.
 */
export function respondToClientErrors(
  server: Server,
  defaultHeaders: readonly [string, string][],
  log: Logger,
  { keepAliveMs, headersMs }: Pick<ServerLimits, 'keepAliveMs' | 'headersMs'>,
): (response: ServerResponse) => void {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>()
  // A pipelined response that waits for an earlier one has no socket yet and has sent nothing.
  const isResponding = (socket: Duplex) =>
    [...(unfinished.get(socket) ?? [])].some((each) => each.socket === socket && each.headersSent)
  const respond = (socket: Duplex, status: number, reason: string, more: string[] = []) => {
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
    // Node emits this event again for each further chunk of a malformed request.
    if (socket.writableEnded || socket.destroyed) return
    // The client is gone, or a response has started: a second one would corrupt it.
    if (code === 'ECONNRESET' || isResponding(socket)) return void socket.destroy()
    if (isUnused(socket)) return closeLater(socket, { keepAliveMs, unusedForMs: headersMs })
    respond(socket, statusOf[code] ?? 400, code)
  })
  // Without this listener Node closes the connection and sends nothing.
  server.on('connect', (_request, socket) => {
    respond(socket, 405, 'CONNECT', ['allow: GET, HEAD, POST, PATCH, DELETE'])
  })
  return (response) => {
    const { socket } = response.req
    const responses = unfinished.get(socket) ?? new Set()
    unfinished.set(socket, responses.add(response))
    response.on('close', () => responses.delete(response))
  }
}
