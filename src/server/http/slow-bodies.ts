import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import type { ServerLimits } from '../config/server-limits.ts'

export interface SlowBodies {
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
export function createSlowBodies({
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
