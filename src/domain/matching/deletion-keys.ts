import { kindRules } from '../identifiers/kind-rules.ts'
import { type IdentifierNamespace, identifierNamespaces } from '../identifiers/kinds.ts'
import { withoutMaker } from '../identifiers/serial-namespaces.ts'
import { skeletonOf } from './confusables.ts'

/** Below this length, one deleted character would make most keys similar. */
export const minToDelete = 6
/** A UUID has 32; longer serial numbers are compared by their skeleton only. */
const maxToDelete = 32

/**
 * Keys by which a slightly different spelling is found: two identifiers that share one differ only
 * in confusable characters, in one character, or in one swapped pair (SymSpell's deletion keys, on
 * the skeleton). At most 36, each with its namespace, but without the maker of a serial number, which
 * may be wrong too. `typoBetween` then says what differs.
 */
export function deletionKeysOf(given: IdentifierNamespace, key: string): string[] {
  const namespace = withoutMaker(given)
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

/** A serial number may be an IMEI, a MAC address or a VIN in the wrong field. */
function meantInstead(namespace: IdentifierNamespace, key: string): string[] {
  return readingsElsewhere(namespace, key).map(
    (other) => `${other.namespace}:${skeletonOf(other.namespace, other.key)}`,
  )
}

/** The keys that this key would have in other namespaces. */
export function readingsElsewhere(
  given: IdentifierNamespace,
  key: string,
): { namespace: IdentifierNamespace; key: string }[] {
  const namespace = withoutMaker(given)
  const elsewhere = couldBe.flatMap((kind) => {
    const reading = kindRules[kind](key, key)
    return reading.ok && reading.namespace !== namespace
      ? [{ namespace: reading.namespace, key: reading.key }]
      : []
  })
  const seen = new Set<string>()
  return elsewhere
    .toSorted(
      (a, b) =>
        identifierNamespaces.indexOf(withoutMaker(a.namespace)) -
        identifierNamespaces.indexOf(withoutMaker(b.namespace)),
    )
    .filter((each) => !seen.has(each.namespace) && seen.add(each.namespace))
}
