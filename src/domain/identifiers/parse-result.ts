import type { IdentifierReason } from './identifier-reasons.ts'
import type { IdentifierNamespace } from './kinds.ts'

/**
 * What a text says as one kind of identifier. Two identifiers are the same thing when `namespace` and
 * `key` are equal. `warnings` and `reason` are for the person who typed it.
 */
export type ParseResult =
  | { ok: true; namespace: IdentifierNamespace; key: string; warnings: IdentifierReason[] }
  | { ok: false; reason: IdentifierReason }

export function accept(
  namespace: IdentifierNamespace,
  key: string,
  warning: IdentifierReason | null = null,
): ParseResult {
  return { ok: true, namespace, key, warnings: warning === null ? [] : [warning] }
}

export function refuse(reason: IdentifierReason): ParseResult {
  return { ok: false, reason }
}
