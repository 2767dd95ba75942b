import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '../api/act.ts'
import { verify } from '../api/verify.ts'
import { problemOf } from './problem-of.ts'
import { answerVerify } from './routes/verify.ts'
import type { Services } from './services.ts'

const start = `${apiBase}${verify.path}?`

/** Whether a request is the public look-up, spelled the usual way. */
export function isVerifyCall({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && url?.startsWith(start) === true
}

/**
 * Answers the public look-up as the API would, around Hono and with its headers in one list: that
 * way a look-up takes a fifth less of the processor (bench/verify.ts).
 */
export function createVerifyCall(services: Services, alwaysSent: readonly [string, string][]) {
  const headers = [
    ...alwaysSent.flat(),
    ...['content-type', 'application/json'],
    ...['cache-control', 'no-store'],
  ]
  return async (
    { url = '', headers: { authorization } }: IncomingMessage,
    response: ServerResponse,
    { address, requestId }: { address: string; requestId: string },
  ): Promise<void> => {
    const send = (status: number, answer: object, more: string[] = []) => {
      const body = JSON.stringify(answer)
      const length = String(Buffer.byteLength(body))
      const own = ['x-request-id', requestId, 'content-length', length, ...more]
      response.writeHead(status, headers.concat(own)).end(body)
    }
    try {
      send(200, await answerVerify(services, url, { address, authorization }))
    } catch (error) {
      const problem = problemOf(error, services.log, requestId)
      const { status, retryAfterSeconds: seconds } = problem
      send(status, problem.toBody(), seconds === undefined ? [] : ['retry-after', String(seconds)])
    }
  }
}
