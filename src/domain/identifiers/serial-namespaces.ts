import { isListedMaker, makerOf } from '../assets/makers.ts'
import type { IdentifierNamespace, SerialNamespace } from './kinds.ts'

const anyMaker = 'serial'

function isSerial(namespace: IdentifierNamespace): namespace is SerialNamespace {
  return namespace === anyMaker || namespace.startsWith(`${anyMaker}:`)
}

/** Whether it is a serial number of a known maker. */
export function hasMaker(namespace: IdentifierNamespace): boolean {
  return namespace !== anyMaker && isSerial(namespace)
}

/** The key of a maker in `serial:hp`, else null. */
export function makerIn(namespace: IdentifierNamespace): string | null {
  return hasMaker(namespace) ? namespace.slice(anyMaker.length + 1) : null
}

/** The namespace without the maker. */
export function withoutMaker(namespace: IdentifierNamespace) {
  return isSerial(namespace) ? anyMaker : namespace
}

/**
 * Whether equal keys in these namespaces may be one identifier: a serial number without maker may be
 * that of any maker. `hasNamespace` is the same rule in SQL.
 */
export function mayBeSameNamespace(a: IdentifierNamespace, b: IdentifierNamespace): boolean {
  if (a === b) return true
  return isSerial(a) && isSerial(b) && (a === anyMaker || b === anyMaker)
}

/**
 * The namespace of an identifier of an asset with this brand. A serial number is only unique at its
 * maker, so `12345A78` by HP and by Binatone are two identifiers: `serial:hp` and
 * `serial:binatone`. It stays `serial` if the maker is not known, as in lookups.
 */
export function namespaceAtMaker(
  namespace: IdentifierNamespace,
  brand: string | null,
): IdentifierNamespace {
  if (namespace !== 'serial') return namespace
  const maker = makerOf(brand)
  return maker === null ? namespace : `${namespace}:${maker}`
}

/**
 * Whether two serial numbers certainly are of two things: their makers are two of our list. Anything
 * else may be made up.
 */
export function isOtherMaker(one: IdentifierNamespace, other: IdentifierNamespace): boolean {
  const makers = [makerIn(one), makerIn(other)]
  return makers[0] !== makers[1] && makers.every((maker) => maker !== null && isListedMaker(maker))
}
