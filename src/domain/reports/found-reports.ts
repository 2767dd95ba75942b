import { type Candidate, identifierCandidates, whyUnparsable } from '../identifiers/candidates.ts'
import { type IdentifierKind, isGadgetKind } from '../identifiers/kinds.ts'
import { isUnlikelyIdentifier } from '../identifiers/looks-like-identifier.ts'
import { parseIdentifier } from '../identifiers/parse-identifier.ts'
import { type TypingAdvice, typingAdvice } from '../identifiers/typing-advice.ts'

/**
 * The identifier of a found item: of the kind that the finder gave, else of the likeliest kind. An
 * identifier that the lookup would take for a typo is refused with `isDoubt`. The finder may
 * confirm it after checking it.
 */
export type FoundIdentifier =
  | ({ ok: true; type: 'Gadget' | 'Vehicle' } & Candidate)
  | { ok: false; reason: TypingAdvice | null; isDoubt: boolean }

interface IdentifierHint {
  /** Undefined if the finder is not sure. */
  kind: IdentifierKind | undefined
  /** The finder confirmed: "This is really what it says." */
  asWritten: boolean
}

export function parseFoundIdentifier(
  text: string,
  { kind, asWritten }: IdentifierHint,
): FoundIdentifier {
  const found = kind ? parseAs(kind, text) : parseLikeliest(text)
  if (!found.ok) return { ...found, isDoubt: false }
  const doubt = asWritten ? null : doubtAbout(text, kind)
  if (doubt !== null) return { ok: false, reason: doubt, isDoubt: true }
  return { ...found, type: isGadgetKind(found.kind) ? 'Gadget' : 'Vehicle' }
}

type Parsed = ({ ok: true } & Candidate) | { ok: false; reason: TypingAdvice | null }

function parseAs(kind: IdentifierKind, text: string): Parsed {
  const read = parseIdentifier(kind, text)
  return read.ok ? { ok: true, kind, namespace: read.namespace, key: read.key } : read
}

function parseLikeliest(text: string): Parsed {
  const [likeliest] = identifierCandidates(text)
  return likeliest ? { ok: true, ...likeliest } : { ok: false, reason: whyUnparsable(text) }
}

/** Kinds that accept almost any text, so a mistyped IMEI would pass as one of them. */
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
