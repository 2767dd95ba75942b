import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '../../api/endpoint.ts'
import { verify } from '../../api/lookup/verify.ts'
import { lookUpForRequest } from '../routes/lookup/verify.ts'
import type { AppContext } from '../services/context.ts'
import { problemBody } from './problem-body.ts'
import { senderOfRequest } from './sender-of-request.ts'
import { toProblem } from './to-problem.ts'

const start = `${apiBase}${verify.path}?`

/** Whether a request is the public lookup in its usual spelling. */
export function isVerifyRequest({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && url?.startsWith(start) === true
}

/**
 * Responds to the public lookup like the API, but bypasses Hono and passes the headers as one list.
 * A lookup then takes a fifth less CPU time (bench/verify.ts).
 */
export function createVerifyFastPath(
  services: AppContext,
  defaultHeaders: readonly [string, string][],
) {
  const headers = [
    ...defaultHeaders.flat(),
    ...['content-type', 'application/json'],
    ...['cache-control', 'no-store'],
  ]
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { ip, requestId }: { ip: string; requestId: string },
  ): Promise<void> => {
    const send = (status: number, result: object, more: string[] = []) => {
      const body = JSON.stringify(result)
      const length = Buffer.byteLength(body)
      const ownHeaders = ['x-request-id', requestId, 'content-length', String(length), ...more]
      // latin1 writes an ASCII body to the socket without encoding it.
      const encoding = length === body.length ? 'latin1' : 'utf8'
      response.writeHead(status, headers.concat(ownHeaders)).end(body, encoding)
    }
    const refuse = (error: unknown) => {
      const problem = toProblem(error, services.log, requestId)
      const { status, retryAfterSeconds: seconds } = problem
      send(
        status,
        problemBody(problem),
        seconds === undefined ? [] : ['retry-after', String(seconds)],
      )
    }
    try {
      const { url = '', headers } = request
      const sender = await senderOfRequest(services, request, ip)
      const { authorization } = headers
      send(200, await lookUpForRequest(services, url, { sender, authorization }))
    } catch (error) {
      refuse(error)
    }
  }
}
