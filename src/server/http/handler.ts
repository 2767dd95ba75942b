import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import { type ServerLimits, serverLimits } from '../config/server-limits.ts'
import { pathOf, unreadable } from './path-of.ts'
import { createRouter, type RouterOptions } from './router.ts'
import { defaultHeaders } from './security-headers.ts'

interface HandlerOptions extends RouterOptions {
  serverLimits?: ServerLimits | undefined
}

/**
 * Hands every request to the router. What must not depend on a route is done before: the request id,
 * the default headers and the time limit of the body.
 */
export function createHandler(options: HandlerOptions): RequestListener {
  const { services, readClientIp } = options
  const router = createRouter(options)
  const slowBodies = createSlowBodies(options.serverLimits ?? serverLimits)
  const always = defaultHeaders(services.publicOrigin)
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      const response = await router.fetch(request, {
        ip: readClientIp(incoming),
        requestId: String(outgoing.getHeader('x-request-id')),
        tooSlow: slowBodies.tooSlow(incoming),
        incoming,
        outgoing,
      })
      // Hono makes another response of one to HEAD, which no longer says that Astro has sent it.
      return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
    },
    {
      // The router refuses a missing `Host`.
      hostname: 'localhost',
      // No URL can be made with this `Host`.
      errorHandler: () => new Response('Send one Host header.', { status: 400 }),
      // It closes the connection of a body that it has not read within half a second after the response,
      // also if the server was busy. nginx then takes the server for failed.
      autoCleanupIncoming: false,
    },
  )
  return (request, response) => {
    for (const [name, value] of always) response.setHeader(name, value)
    response.setHeader('x-request-id', randomUUID())
    slowBodies.watch(request, response)
    // What nobody has read of the body is dropped, so that the connection can take the next request.
    response.once('finish', () => request.resume())
    // The adapter would refuse these without a log line, and browsers without a page.
    if (pathOf(request.url) === undefined) request.url = unreadable(request.url)
    if (request.headers.host?.includes(',')) request.headers.host = ''
    listener(request, response)
  }
}

interface SlowBodies {
  /** Starts the timer for the body of a request, if it has one. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Rejects with `REQUEST_TIMEOUT` when the body takes too long; undefined without a body. */
  tooSlow(request: IncomingMessage): Promise<never> | undefined
}

const uploads = [`${apiBase}/uploads`, `${apiBase}/admin/listings`]

/**
 * Ends requests whose body arrives too slowly. The reader of the body gets an error and can still
 * respond; then the connection is closed. If the response is already sent, it is closed at once.
 */
function createSlowBodies({
  bodyMs,
  uploadBytesPerSecond,
}: Pick<ServerLimits, 'bodyMs' | 'uploadBytesPerSecond'>): SlowBodies {
  const watched = new WeakMap<IncomingMessage, Promise<never>>()
  const minUploadBytes = (uploadBytesPerSecond * bodyMs) / 1000

  function watch(request: IncomingMessage, response: ServerResponse) {
    if (!hasBody(request)) return
    const { promise, reject } = Promise.withResolvers<never>()
    // Some handlers never read the body; this avoids an unhandled rejection.
    promise.catch(() => {})
    watched.set(request, promise)
    const { socket } = request
    const isUpload = uploads.includes(request.url?.split('?', 1)[0] ?? '')
    let before = socket.bytesRead
    const check = () => {
      if (request.complete || socket.destroyed) return clearInterval(timer)
      const received = socket.bytesRead - before
      before = socket.bytesRead
      if (isUpload && received >= minUploadBytes) return
      clearInterval(timer)
      if (response.writableFinished) return void socket.destroy()
      response.shouldKeepAlive = false
      response.once('finish', () => socket.destroySoon())
      reject(new Problem('REQUEST_TIMEOUT', 'body'))
    }
    const timer = setInterval(check, bodyMs)
    request.once('close', () => clearInterval(timer))
  }

  return { watch, tooSlow: (request) => watched.get(request) }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] !== undefined
  return length !== '0'
}
