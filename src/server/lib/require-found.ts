import { Problem } from '../../api/problem.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** What was found, or the one answer for what is missing and what belongs to somebody else. */
export function requireFound<T>(found: T | undefined, what: ProblemReason<'NOT_FOUND'>): T {
  if (found === undefined) throw new Problem('NOT_FOUND', what)
  return found
}
