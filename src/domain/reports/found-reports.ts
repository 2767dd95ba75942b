import { groupTyped } from '../identifiers/group-typed.ts'
import { type IdentifierKind, isGadgetKind } from '../identifiers/kinds.ts'
import { type Candidate, isSure } from '../identifiers/read/candidates.ts'
import { canBeCleared, type Doubt } from '../identifiers/read/doubts.ts'
import { mayHaveMore } from '../identifiers/read/names-of-things.ts'
import { readAs } from '../identifiers/read/read-as.ts'
import { readText } from '../identifiers/read/read-text.ts'

/**
 * The identifier of a found item: of the kind that the finder gave, else of the likeliest kind. An
 * identifier that is probably mistyped is refused with `isDoubt`. The finder may confirm it after
 * checking it.
 */
export type FoundIdentifier =
  | ({ ok: true; type: 'Gadget' | 'Vehicle' } & Found)
  | { ok: false; reason: Doubt; isDoubt: boolean }

type Found = Pick<Candidate, 'kind' | 'namespace' | 'key'>

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

/** The identifier of a found item as it was typed, in the groups in which it is shown everywhere. */
export function groupFoundIdentifier(typed: string): string {
  return groupTyped(typed, parseFoundIdentifier(typed, { kind: undefined, asWritten: true }))
}

/** A serial number is unique only at its maker, so a report of one names the brand. */
export function needsBrand(text: string, hint: IdentifierHint): boolean {
  const parsed = parseFoundIdentifier(text, hint)
  return parsed.ok && parsed.kind === 'serial-number'
}

type Parsed = ({ ok: true } & Found) | { ok: false; reason: Doubt }

function parseAs(kind: IdentifierKind, text: string): Parsed {
  const read = readAs(kind, text)
  return read.ok ? { ok: true, kind, namespace: read.namespace, key: read.key } : read
}

function parseLikeliest(text: string): Parsed {
  const { candidates, doubts, numbers } = readText(text)
  const reason = doubts.find((doubt) => !canBeCleared(doubt))
  if (reason) return { ok: false, reason }
  const likeliest = candidates.find(isSure)
  if (!likeliest || numbers.length > 1) return { ok: false, reason: { code: 'several-numbers' } }
  // A field keeps a serial number without what a barcode puts before it, and refuses a word within one.
  const read = mayHoldWord.includes(likeliest.kind) ? parseAs(likeliest.kind, text) : null
  if (read && (read.ok || !canBeCleared(read.reason))) return read
  const { kind, namespace, key } = likeliest
  return { ok: true, kind, namespace, key }
}

const mayHoldWord: readonly IdentifierKind[] = [
  'serial-number',
  'chassisNumber',
  'plateNumber',
  'vin',
]

/** Kinds that accept almost any text, so a mistyped IMEI would pass as one of them. */
const freeKinds: readonly (IdentifierKind | undefined)[] = [
  undefined,
  'serial-number',
  'chassisNumber',
]

function doubtAbout(text: string, kind: IdentifierKind | undefined): Doubt | null {
  if (!freeKinds.includes(kind)) return null
  const { candidates, doubts, numbers } = readText(text)
  const doubt = doubts.find(({ code }) => kind === undefined || code !== 'few-digits')
  if (doubt) return doubt
  const isSerial = candidates.find(isSure)?.kind === 'serial-number'
  if (isSerial && numbers.some(mayHaveMore)) return { code: 'number-in-pieces' }
  const isImei = kind !== undefined && candidates[0]?.kind === 'imei1'
  return isImei ? { code: 'is-imei' } : null
}
