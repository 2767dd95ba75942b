import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { DatabaseAway } from './db/database-away.ts'
import { type StorageFailure, storageFailureOf } from './db/storage-failure.ts'
import { StoreDown, storeIsDown } from './files/picture-store.ts'

/** What people are told when data cannot be read or saved; `seconds` is when to try again. */
const storageProblems: Record<
  StorageFailure,
  { code: 'UNAVAILABLE' | 'NO_ROOM'; message: string; seconds: number }
> = {
  // A disk that fails while a change is being saved does not tell whether it was.
  away: {
    code: 'UNAVAILABLE',
    message:
      'We cannot reach our records at the moment. Try again in a minute. If you were saving something, look first whether it is there.',
    seconds: 10,
  },
  full: {
    code: 'NO_ROOM',
    message:
      'There is no room left on our side, so this was not saved. You can still look things up. Try again in a few minutes.',
    seconds: 60,
  },
  unwritable: {
    code: 'UNAVAILABLE',
    message:
      'Nothing can be saved at the moment, so this was not. You can still look things up. Try again in a few minutes.',
    seconds: 60,
  },
}

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
  const failure = storageFailureOf(error)
  if (failure) {
    const { code, message, seconds } = storageProblems[failure]
    return new Problem(code, message, { retryAfterSeconds: seconds })
  }
  return new Problem(
    'INTERNAL',
    `Something went wrong on our side. If it stays so, tell us this number: ${requestId}`,
  )
}

/** What we say while the database is away: whether it is safe to send again, as far as we know. */
function unavailable({ mayBeDone }: DatabaseAway): Problem {
  const message = mayBeDone
    ? 'We lost touch with our records while this was being saved, so it may be saved or not. Look whether it is there before you send it again.'
    : 'We cannot reach our records just now, so this was not done. Try again in a few seconds.'
  return new Problem('UNAVAILABLE', message, { retryAfterSeconds: 3 })
}
