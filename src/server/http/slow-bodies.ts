import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import type { ServerLimits } from '../config/server-limits.ts'

export interface SlowBodies {
  /** Watches over the body of a request, if it has one. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Rejects with `REQUEST_TIMEOUT` once the body of this request has taken too long; undefined for one without. */
  tooSlow(request: IncomingMessage): Promise<never> | undefined
}

const uploads = `${apiBase}/uploads`

/**
 * Ends requests whose body comes too slowly. Whoever reads it hears so and can still answer; then the
 * connection is closed, as it is at once where the answer has gone out already.
 */
export function createSlowBodies({
  bodyMs,
  uploadBytesPerSecond,
}: Pick<ServerLimits, 'bodyMs' | 'uploadBytesPerSecond'>): SlowBodies {
  const watched = new WeakMap<IncomingMessage, Promise<never>>()
  const minOfUpload = (uploadBytesPerSecond * bodyMs) / 1000

  function watch(request: IncomingMessage, response: ServerResponse) {
    if (!hasBody(request)) return
    const { promise, reject } = Promise.withResolvers<never>()
    // Not everyone who answers reads the body.
    promise.catch(() => {})
    watched.set(request, promise)
    const { socket } = request
    const isUpload = request.url?.split('?', 1)[0] === uploads
    let before = socket.bytesRead
    const look = () => {
      if (request.complete || socket.destroyed) return clearInterval(timer)
      const came = socket.bytesRead - before
      before = socket.bytesRead
      if (isUpload && came >= minOfUpload) return
      clearInterval(timer)
      if (response.writableFinished) return void socket.destroy()
      response.shouldKeepAlive = false
      response.once('finish', () => socket.destroySoon())
      reject(new Problem('REQUEST_TIMEOUT', 'body'))
    }
    const timer = setInterval(look, bodyMs)
    request.once('close', () => clearInterval(timer))
  }

  return { watch, tooSlow: (request) => watched.get(request) }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] !== undefined
  return length !== '0'
}
