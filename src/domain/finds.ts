import { type IdentifierKind, isGadgetKind } from './identifiers/kinds.ts'
import { possibleIdentities, whyUnreadable } from './identifiers/possible-identities.ts'
import { readIdentifier } from './identifiers/read-identifier.ts'

/** The number of something found: as its finder says, or else the likeliest thing it could be. */
export type FoundNumber =
  | { ok: true; kind: IdentifierKind; type: 'Gadget' | 'Vehicle' }
  | { ok: false; reason: string }

export function readFoundNumber(text: string, chosen: IdentifierKind | undefined): FoundNumber {
  if (chosen) {
    const reading = readIdentifier(chosen, text)
    return reading.ok ? numberOf(chosen) : reading
  }
  const [likeliest] = possibleIdentities(text)
  return likeliest ? numberOf(likeliest.kind) : { ok: false, reason: whyUnreadable(text) }
}

function numberOf(kind: IdentifierKind): FoundNumber {
  return { ok: true, kind, type: isGadgetKind(kind) ? 'Gadget' : 'Vehicle' }
}
