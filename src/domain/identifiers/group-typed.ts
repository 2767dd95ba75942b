import { formatIdentifier } from './format-identifier.ts'
import type { IdentifierKind } from './kinds.ts'
import { type FieldReading, readAs } from './read/read-as.ts'
import { withoutGroups } from './without-groups.ts'

type Shown = Pick<Extract<FieldReading, { ok: true }>, 'ok' | 'namespace' | 'key'> | { ok: false }

/**
 * A typed identifier in the groups in which it is shown everywhere. A text whose letters or digits
 * would change is returned as it is.
 */
export function groupTyped(typed: string, reading: Shown): string {
  if (!reading.ok) return typed
  const shown = formatIdentifier(reading.namespace, reading.key)
  return lettersOf(shown) === lettersOf(typed) ? shown : typed
}

/** The same for a field of one kind; as it is while no kind is chosen. */
export function groupTypedAs(kind: IdentifierKind | '' | null, typed: string): string {
  return kind ? groupTyped(typed, readAs(kind, typed)) : typed
}

/** The opposite: an identifier in its groups without their spaces, any other text as it is. */
export function ungroupTypedAs(kind: IdentifierKind | '', typed: string): string {
  return kind && typed === groupTypedAs(kind, typed) ? withoutGroups(typed) : typed
}

function lettersOf(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}
