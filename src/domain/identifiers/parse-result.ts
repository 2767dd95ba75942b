import type { IdentifierNamespace } from './kinds.ts'

/**
 * What a text says as one kind of identifier. Two identifiers are the same thing when `space` and
 * `key` are equal. `warnings` and `reason` are sentences for the person who typed it.
 */
export type ParseResult =
  | { ok: true; space: IdentifierNamespace; key: string; warnings: string[] }
  | { ok: false; reason: string }

export function accept(
  space: IdentifierNamespace,
  key: string,
  warning: string | null = null,
): ParseResult {
  return { ok: true, space, key, warnings: warning === null ? [] : [warning] }
}

export function refuse(reason: string): ParseResult {
  return { ok: false, reason }
}
