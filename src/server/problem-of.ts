import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'

/** What a thrown thing is on the wire: what nobody foresaw is logged, and told by its request's id alone. */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  log.error({ err: error, requestId }, 'a request failed')
  return new Problem(
    'INTERNAL',
    `Something went wrong on our side. If it stays so, tell us this number: ${requestId}`,
  )
}
