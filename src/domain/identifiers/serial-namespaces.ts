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
