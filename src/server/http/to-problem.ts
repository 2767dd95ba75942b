import type { Logger } from 'pino'
import { Problem, type ProblemBody, type ProblemCode } from '../../api/problem.ts'
import { inputText } from '../../locales/input-text.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'
import {
  DatabaseUnavailableError,
  type StorageFailure,
  storageFailureOf,
} from '../db/database-unavailable.ts'
import { StorageUnavailableError } from '../storage/image-store.ts'

/** The error and the wait before a retry for each way in which the database fails. */
const storageProblems: Record<StorageFailure, () => Problem> = {
  away: () => new Problem('UNAVAILABLE', 'storage-away', { retryAfterSeconds: 10 }),
  full: () => new Problem('INSUFFICIENT_STORAGE', 'storage-full', { retryAfterSeconds: 60 }),
  unwritable: () => new Problem('UNAVAILABLE', 'storage-unwritable', { retryAfterSeconds: 60 }),
}

/** Turns a thrown error into a `Problem`. Unknown errors are logged and only show a request id. */
export function toProblem(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseUnavailableError) {
    log.warn({ err: error, requestId }, 'the database is unavailable')
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

/** Its reason says whether the request was certainly not done, or perhaps saved. */
function unavailable({ mayBeDone }: DatabaseUnavailableError): Problem {
  const reason = mayBeDone ? 'perhaps-saved' : 'not-done'
  return new Problem('UNAVAILABLE', reason, { retryAfterSeconds: 3 })
}

type Message = string | ((params: never) => string)

/** The body of an error response. */
export function problemBody({ code, reason, details }: Problem): ProblemBody {
  const { problems, input } = wordsOf(defaultLanguage)
  const messages: Record<ProblemCode, Record<string, Message>> = problems.problemMessages
  const { params, field, fields, challenge, factors } = details
  const message = problemMessage(messages[code][reason], params)
  return {
    message,
    code,
    ...(field !== undefined && { fields: { [field]: message } }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, why]) => [
          name,
          typeof why === 'string'
            ? inputText(input.inputMessages, why)
            : problemMessage(messages[code][why.reason], why.params),
        ]),
      ),
    }),
    ...(challenge && { challenge }),
    ...(factors && { factors }),
  }
}

function problemMessage(message: Message | undefined, params?: object): string {
  if (message === undefined) throw new Error('a problem has no message')
  return typeof message === 'string' ? message : message(params as never)
}
