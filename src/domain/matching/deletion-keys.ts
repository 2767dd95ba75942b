import { type IdentifierNamespace, identifierNamespaces } from '../identifiers/kinds.ts'
import { parseNormalizedText } from '../identifiers/parse-identifier.ts'
import { skeletonOf } from './confusables.ts'

/** With less to go by, everything is near everything. */
export const minToDelete = 6
/** A UUID has 32; longer serials are compared by their look alone. */
const maxToDelete = 32

/**
 * What an identifier is found by when it was written a little differently: two whose near keys meet
 * differ in look-alikes only, or in one character, or in one swapped pair of neighbours (the deletion
 * keys of SymSpell, here on the skeleton). At most 36 of them, each with its namespace before it. A
 * meeting is a hint to look closer: `slipBetween` says what it is.
 */
export function deletionKeysOf(namespace: IdentifierNamespace, key: string): string[] {
  const near = deletionsOf(namespace, skeletonOf(namespace, key))
  const meant =
    namespace === 'serial' || namespace === 'chassis' ? meantInstead(namespace, key) : []
  return [...new Set([...near, ...meant])]
}

function deletionsOf(namespace: IdentifierNamespace, skeleton: string): string[] {
  const keys = [`${namespace}:${skeleton}`]
  if (skeleton.length < minToDelete || skeleton.length > maxToDelete) return keys
  for (let at = 0; at < skeleton.length; at++) {
    keys.push(`${namespace}:${skeleton.slice(0, at)}${skeleton.slice(at + 1)}`)
  }
  return keys
}

const couldBe = ['imei1', 'meid', 'mac-address', 'vin'] as const

/** A serial number may be an IMEI, a MAC address or a VIN that was put into the wrong field. */
function meantInstead(namespace: IdentifierNamespace, key: string): string[] {
  return readingsElsewhere(namespace, key).map(
    (other) => `${other.namespace}:${skeletonOf(other.namespace, other.key)}`,
  )
}

/** The keys, in other spaces, of what this key would be read as there. */
export function readingsElsewhere(
  namespace: IdentifierNamespace,
  key: string,
): { namespace: IdentifierNamespace; key: string }[] {
  const elsewhere = couldBe.flatMap((kind) => {
    const reading = parseNormalizedText(kind, key, key)
    return reading.ok && reading.namespace !== namespace
      ? [{ namespace: reading.namespace, key: reading.key }]
      : []
  })
  const seen = new Set<string>()
  return elsewhere
    .toSorted(
      (a, b) =>
        identifierNamespaces.indexOf(a.namespace) - identifierNamespaces.indexOf(b.namespace),
    )
    .filter((each) => !seen.has(each.namespace) && seen.add(each.namespace))
}
