import type { IdentifierReason } from './identifier-reasons.ts'
import type { IdentifierNamespace } from './kinds.ts'

/**
 * The result of parsing a text as one kind. Two identifiers are equal if `namespace` and `key` are.
 * `warnings` and `reason` are for the user who typed it.
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
