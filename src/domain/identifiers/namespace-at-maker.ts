import { makerOf } from '../assets/makers.ts'
import type { IdentifierNamespace } from './kinds.ts'

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
