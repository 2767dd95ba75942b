import { ApiError, type ProblemCode } from '../api/problem.ts'
import type { failureWords } from '../locales/en/screens/failures.ts'
import type { FailureReason } from '../ui/feedback/FailureIcon.tsx'

export type FailureWords = typeof failureWords

/** A copy of the error with another message, which also replaces the messages of its fields. */
export function withMessage(error: ApiError, message: string): ApiError {
  const { code = 'INTERNAL', fields, ...more } = error.body ?? {}
  const names = Object.keys(fields ?? {})
  return new ApiError(error.status, {
    ...more,
    message,
    code,
    ...(fields && { fields: Object.fromEntries(names.map((name) => [name, message])) }),
  })
}

/** The error with a message from `words`; the same error if `words` has none for it. */
export function translateError(error: ApiError, words: FailureWords): ApiError {
  const text = textOf(error, words)
  return text === undefined ? error : withMessage(error, text)
}

function textOf({ status, body }: ApiError, words: FailureWords): string | undefined {
  if (status === 0) return words.connection
  if (status === 429) return words.limit
  if (status >= 500) return words.server
  const codes: Partial<Record<ProblemCode, string>> = words.codes
  const text = codes[body?.code ?? 'INTERNAL']
  // Only the server’s message says what is wrong with the input, but in English.
  return body?.code === 'INVALID_INPUT' ? `${text} (${body.message})` : text
}

/** Why a call failed; undefined if the server refused the request itself. */
export function failureReasonOf(error: unknown): FailureReason | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0) return 'connection'
  if (error.status === 429) return 'limit'
  return error.status >= 500 ? 'server' : undefined
}
