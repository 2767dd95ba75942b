import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { StoreDown, storeIsDown } from './files/picture-store.ts'

/** What a thrown thing is on the wire: what nobody foresaw is logged, and told by its request's id alone. */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  log.error({ err: error, requestId }, 'a request failed')
  if (error instanceof StoreDown) {
    return new Problem('BUSY', storeIsDown, { retryAfterSeconds: 30 })
  }
  return new Problem(
    'INTERNAL',
    `Something went wrong on our side. If it stays so, tell us this number: ${requestId}`,
  )
}
