import { formatIdentifier } from '../../../../domain/identifiers/format-identifier.ts'
import { gadgetIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { readText } from '../../../../domain/identifiers/read/read-text.ts'
import type { AssetForm } from './asset-form.ts'

/** Prefills a new asset from an identifier: the identifier and its most likely kind. */
export function prefillFromIdentifier(uid: string): Partial<AssetForm> {
  const [likeliest] = readText(uid).candidates
  if (!likeliest) return {}
  const { kind, namespace, key } = likeliest
  const value = formatIdentifier(namespace, key)
  const uuidType = gadgetIdentifierKinds.find((each) => each === kind)
  return uuidType ? { type: 'Gadget', uuidType, uuid: value } : { type: 'Vehicle', [kind]: value }
}
