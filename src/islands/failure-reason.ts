import { ApiError } from '../api/problem.ts'
import type { FailureReason } from '../ui/feedback/FailureIcon.tsx'

/** Why a call failed; undefined if the server refused the request itself. */
export function failureReasonOf(error: unknown): FailureReason | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0) return 'connection'
  if (error.status === 429) return 'limit'
  return error.status >= 500 ? 'server' : undefined
}
