import type { Logger } from 'pino'
import { Problem } from '../../api/problem.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import { type StorageFailure, storageFailureOf } from '../db/storage-failure.ts'
import { StorageUnavailableError } from '../storage/image-store.ts'

/** What people are told when data cannot be read or saved, and when to try again. */
const storageProblems: Record<StorageFailure, () => Problem> = {
  away: () => new Problem('UNAVAILABLE', 'storage-away', { retryAfterSeconds: 10 }),
  full: () => new Problem('INSUFFICIENT_STORAGE', 'storage-full', { retryAfterSeconds: 60 }),
  unwritable: () => new Problem('UNAVAILABLE', 'storage-unwritable', { retryAfterSeconds: 60 }),
}

/** What a thrown thing is on the wire: what nobody foresaw is logged, and told by its request's id alone. */
export function toProblem(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseUnavailableError) {
    log.warn({ err: error, requestId }, 'the database is away')
    return unavailable(error)
  }
  log.error({ err: error, requestId }, 'a request failed')
  if (error instanceof StorageUnavailableError) {
    return new Problem('UNAVAILABLE', 'picture-store', { retryAfterSeconds: 30 })
  }
  const failure = storageFailureOf(error)
  if (failure) return storageProblems[failure]()
  return new Problem('INTERNAL', 'unforeseen', { params: { requestId } })
}

/** What we say while the database is away: whether it is safe to send again, as far as we know. */
function unavailable({ mayBeDone }: DatabaseUnavailableError): Problem {
  const reason = mayBeDone ? 'perhaps-saved' : 'not-done'
  return new Problem('UNAVAILABLE', reason, { retryAfterSeconds: 3 })
}
