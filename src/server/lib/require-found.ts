import { Problem } from '../../api/problem.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** Throws the same `NOT_FOUND` for a missing record and for a record of another user. */
export function requireFound<T>(found: T | undefined, what: ProblemReason<'NOT_FOUND'>): T {
  if (found === undefined) throw new Problem('NOT_FOUND', what)
  return found
}
