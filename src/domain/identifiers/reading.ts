import type { KeySpace } from './kinds.ts'

/**
 * What a text says as one kind of identifier. Two identifiers are the same thing when `space` and
 * `key` are equal. `warnings` and `reason` are sentences for the person who typed it.
 */
export type Reading =
  | { ok: true; space: KeySpace; key: string; warnings: string[] }
  | { ok: false; reason: string }

export function accept(space: KeySpace, key: string, warning: string | null = null): Reading {
  return { ok: true, space, key, warnings: warning === null ? [] : [warning] }
}

export function refuse(reason: string): Reading {
  return { ok: false, reason }
}
