import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type ServerLimits, serverLimits } from '../config/server-limits.ts'
import { pathOf, unreadable } from './path-of.ts'
import { createRouter, type RouterOptions } from './router.ts'
import { defaultHeaders } from './security-headers.ts'
import { createSlowBodies } from './slow-bodies.ts'

export interface HandlerOptions extends RouterOptions {
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
    (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      return router.fetch(request, {
        ip: readClientIp(incoming),
        requestId: String(outgoing.getHeader('x-request-id')),
        tooSlow: slowBodies.tooSlow(incoming),
        incoming,
        outgoing,
      })
    },
    {
      // The router refuses a missing `Host`.
      hostname: 'localhost',
      // No URL can be made with this `Host`.
      errorHandler: () => new Response('Send one Host header.', { status: 400 }),
    },
  )
  return (request, response) => {
    for (const [name, value] of always) response.setHeader(name, value)
    response.setHeader('x-request-id', randomUUID())
    slowBodies.watch(request, response)
    // The adapter would refuse these without a log line, and browsers without a page.
    if (pathOf(request.url) === undefined) request.url = unreadable(request.url)
    if (request.headers.host?.includes(',')) request.headers.host = ''
    listener(request, response)
  }
}
