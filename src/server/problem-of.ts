import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { DatabaseAway } from './db/database-away.ts'
import { StoreDown, storeIsDown } from './files/picture-store.ts'

/** What a thrown thing is on the wire: what nobody foresaw is logged, and told by its request's id alone. */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseAway) {
    log.warn({ err: error, requestId }, 'the database is away')
    return unavailable(error)
  }
  log.error({ err: error, requestId }, 'a request failed')
  if (error instanceof StoreDown) {
    return new Problem('UNAVAILABLE', storeIsDown, { retryAfterSeconds: 30 })
  }
  return new Problem(
    'INTERNAL',
    `Something went wrong on our side. If it stays so, tell us this number: ${requestId}`,
  )
}

/** What we say while the database is away: whether it is safe to send again, as far as we know. */
export function unavailable({ mayBeDone }: DatabaseAway): Problem {
  const message = mayBeDone
    ? 'We lost touch with our records while this was being saved, so it may be saved or not. Look whether it is there before you send it again.'
    : 'We cannot reach our records just now, so this was not done. Try again in a few seconds.'
  return new Problem('UNAVAILABLE', message, { retryAfterSeconds: 3 })
}
