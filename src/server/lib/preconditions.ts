import { Problem } from '../../api/problem.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/**
 * Throws `EDIT_CONFLICT` if the same fields were changed after the form was opened. `before` has the
 * values that the form showed then. A field that already has the sent value is no conflict: the
 * response to an earlier request may have been lost.
 */
export function assertNotModified(
  record: object,
  before: Readonly<Record<string, unknown>> | undefined,
  change: object,
): void {
  if (!before) return
  const sent = new Map<string, unknown>(Object.entries(change))
  const changed = Object.entries(record).filter(
    ([field, value]) =>
      sent.has(field) &&
      field in before &&
      !isSame(value, before[field]) &&
      !isSame(value, sent.get(field)),
  )
  if (changed.length === 0) return
  throw new Problem('EDIT_CONFLICT', 'record', {
    fields: Object.fromEntries(changed.map(([field, value]) => [field, changeOf(value)])),
  })
}

/** Null, '' and a missing value are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

function changeOf(value: unknown) {
  if (value === null || value === '') return { reason: 'field-emptied' } as const
  const isReadable = typeof value === 'number' || (typeof value === 'string' && value[0] !== '/')
  return isReadable
    ? ({ reason: 'field-changed-to', params: { value } } as const)
    : ({ reason: 'field-changed' } as const)
}

/** Throws the same `NOT_FOUND` for a missing record and for a record of another user. */
export function requireFound<T>(found: T | undefined, what: ProblemReason<'NOT_FOUND'>): T {
  if (found === undefined) throw new Problem('NOT_FOUND', what)
  return found
}
