import { Problem } from '../api/problem.ts'

/** What was found, or the one answer for what is missing and what belongs to somebody else. */
export function requireFound<T>(found: T | undefined, message: string): T {
  if (found === undefined) throw new Problem('NOT_FOUND', message)
  return found
}
