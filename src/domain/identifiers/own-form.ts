import type { IdentifierNamespace } from './kinds.ts'
import { isIssuedPlate } from './plate-shapes.ts'
import { isCheckedVin } from './vin.ts'

/** Whether a key has the form that offices and makers give only to identifiers of its kind. */
export function hasOwnForm({
  namespace,
  key,
}: {
  namespace: IdentifierNamespace
  key: string
}): boolean {
  return namespace === 'plate' ? isIssuedPlate(key) : namespace === 'vin' && isCheckedVin(key)
}
