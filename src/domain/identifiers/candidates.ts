import type { UnparsableReason } from './identifier-reasons.ts'
import type { IdentifierKind, IdentifierNamespace } from './kinds.ts'
import { normalizeText, whyWrongLength } from './normalize.ts'
import { parseNormalizedText } from './parse-identifier.ts'
import { isIssuedPlate, maxPlateCharacters } from './plate-number.ts'
import { mayBeSameNamespace } from './serial-namespaces.ts'
import { maxChassisCharacters } from './vin.ts'

/** One reading of a text. `kind` is the first that fits: an IMEI is always `imei1` here. */
export type Candidate = { kind: IdentifierKind; namespace: IdentifierNamespace; key: string }

// The kinds of fixed form by length. 14 or 15 characters are an IMEI or a MEID, never both.
const fixedFormKinds: Readonly<Record<number, readonly IdentifierKind[]>> = {
  12: ['mac-address'],
  14: ['imei1', 'meid'],
  15: ['imei1', 'meid'],
  16: ['imei1'],
  17: ['vin'],
  18: ['meid'],
  32: ['uuid'],
}

/**
 * Every identifier that a text of unknown kind could be: each (namespace, key) that
 * `parseIdentifier` accepts for some kind, once, the kinds of fixed form first. Empty if it cannot
 * be one; `whyUnparsable` says why. Never throws.
 */
export function identifierCandidates(text: string): Candidate[] {
  const cleaned = normalizeText(text)
  if (!cleaned.ok || whyWrongLength(cleaned.key) !== null) return []
  const { key, spelled } = cleaned
  const found: Candidate[] = []
  for (const kind of fixedFormKinds[key.length] ?? []) {
    addReading(found, kind, key, spelled)
    if (found.length > 0) break
  }
  if (key.length === 8) {
    addReading(found, 'plateNumber', key, spelled)
    const plate = found[0]
    if (plate !== undefined && !isIssuedPlate(plate.key)) found.pop()
  }
  addReading(found, 'serial-number', key, spelled)
  if (key.length <= maxChassisCharacters) addReading(found, 'chassisNumber', key, spelled)
  if (key.length <= maxPlateCharacters) addReading(found, 'plateNumber', key, spelled)
  return found
}

/**
 * Whether the identifier that was found may be one of the candidates: a serial number is looked up
 * without its maker, and found at each.
 */
export function isAmong(
  candidates: readonly Pick<Candidate, 'namespace' | 'key'>[],
  found: Pick<Candidate, 'namespace' | 'key'>,
): boolean {
  return candidates.some(
    ({ namespace, key }) => key === found.key && mayBeSameNamespace(namespace, found.namespace),
  )
}

function addReading(found: Candidate[], kind: IdentifierKind, typed: string, spelled: string) {
  const reading = parseNormalizedText(kind, typed, spelled)
  if (!reading.ok) return
  const { namespace, key } = reading
  for (const other of found) if (other.namespace === namespace && other.key === key) return
  found.push({ kind, namespace, key })
}

/** Why `identifierCandidates` finds nothing in the text; null when it does. */
export function whyUnparsable(text: string): UnparsableReason | null {
  const cleaned = normalizeText(text)
  return cleaned.ok ? whyWrongLength(cleaned.key) : cleaned.reason
}
