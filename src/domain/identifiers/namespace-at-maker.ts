import { isListedMaker, makerOf } from '../assets/makers.ts'
import type { IdentifierNamespace } from './kinds.ts'
import { makerIn } from './serial-namespaces.ts'

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
