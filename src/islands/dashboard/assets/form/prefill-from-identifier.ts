import { formatIdentifier } from '../../../../domain/identifiers/format-identifier.ts'
import { gadgetIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { readText } from '../../../../domain/identifiers/read/read-text.ts'
import type { AssetForm } from './asset-form.ts'

/** Prefills a new asset from an identifier: the identifier and its most likely kind. */
export function prefillFromIdentifier(uid: string): Partial<AssetForm> {
  const { candidates, doubts } = readText(uid)
  // Not a serial number, as which it would be accepted with its mistake.
  if (doubts.some(({ code }) => code === 'imei-slip' || code === 'few-digits')) {
    return { type: 'Gadget', uuidType: 'imei1', uuid: uid }
  }
  const [likeliest] = candidates
  if (!likeliest) return {}
  const { kind, namespace, key } = likeliest
  const value = formatIdentifier(namespace, key)
  const uuidType = gadgetIdentifierKinds.find((each) => each === kind)
  return uuidType ? { type: 'Gadget', uuidType, uuid: value } : { type: 'Vehicle', [kind]: value }
}
