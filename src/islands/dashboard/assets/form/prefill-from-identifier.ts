import { identifierCandidates } from '../../../../domain/identifiers/candidates.ts'
import { formatIdentifier } from '../../../../domain/identifiers/format-identifier.ts'
import { gadgetIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import type { AssetForm } from './asset-form.ts'

/** The fields of a new asset that a number fills by itself: its likeliest kind, and the number. */
export function prefillFromIdentifier(uid: string): Partial<AssetForm> {
  const [likeliest] = identifierCandidates(uid)
  if (!likeliest) return {}
  const { kind, namespace, key } = likeliest
  const number = formatIdentifier(namespace, key)
  const uuidType = gadgetIdentifierKinds.find((each) => each === kind)
  return uuidType ? { type: 'Gadget', uuidType, uuid: number } : { type: 'Vehicle', [kind]: number }
}
