import { identifierCandidates, whyUnparsable } from '../identifiers/candidates.ts'
import { type IdentifierKind, isGadgetKind } from '../identifiers/kinds.ts'
import { isUnlikelyIdentifier } from '../identifiers/looks-like-identifier.ts'
import { parseIdentifier } from '../identifiers/parse-identifier.ts'
import { type TypingAdvice, typingAdvice } from '../identifiers/typing-advice.ts'

/**
 * The number of something found: as its finder says, or else the likeliest thing it could be. A number
 * that the look-up would take for a slip is refused with `isDoubt`: who has compared it may insist.
 */
export type FoundIdentifier =
  | { ok: true; kind: IdentifierKind; type: 'Gadget' | 'Vehicle' }
  | { ok: false; reason: TypingAdvice | null; isDoubt: boolean }

interface Told {
  /** Undefined for who is not sure. */
  kind: IdentifierKind | undefined
  /** "This is really what it says." */
  asWritten: boolean
}

export function parseFoundIdentifier(text: string, { kind, asWritten }: Told): FoundIdentifier {
  if (kind) {
    const reading = parseIdentifier(kind, text)
    if (!reading.ok) return { ...reading, isDoubt: false }
  }
  const [likeliest] = identifierCandidates(text)
  const read = kind ?? likeliest?.kind
  if (!read) return { ok: false, reason: whyUnparsable(text), isDoubt: false }
  const doubt = asWritten ? null : doubtAbout(text, kind)
  return doubt === null
    ? { ok: true, kind: read, type: isGadgetKind(read) ? 'Gadget' : 'Vehicle' }
    : { ok: false, reason: doubt, isDoubt: true }
}

/** Kinds that take almost any text, so a wrong IMEI passes for one. */
const freeKinds: readonly (IdentifierKind | undefined)[] = [
  undefined,
  'serial-number',
  'chassisNumber',
]

function doubtAbout(text: string, kind: IdentifierKind | undefined): TypingAdvice | null {
  if (!freeKinds.includes(kind)) return null
  const advice = typingAdvice(text)
  if (advice !== null) return advice
  if (isUnlikelyIdentifier(text)) return { code: 'unlikely-number' }
  const isImei = kind !== undefined && identifierCandidates(text)[0]?.kind === 'imei1'
  return isImei ? { code: 'is-imei' } : null
}
