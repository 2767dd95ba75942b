import type { IdentifierKind, IdentifierNamespace } from '../kinds.ts'
import { mayBeSameNamespace } from '../serial-namespaces.ts'

/** How sure it is that a text means this identifier, in falling order. */
export const certainties = [
  /** The text as it stands, without labels and separators. */
  'typed',
  /** A number extracted from a longer text. */
  'embedded',
  /** After the prefix that a maker's barcode adds is taken off, or put before. */
  'maker-code',
  /** Perhaps a model, a year or a price beside the number of the thing. */
  'piece',
  /** After characters that look alike are exchanged: perhaps another number. */
  'look-alike',
] as const
export type Certainty = (typeof certainties)[number]

/** What was done to the text. */
export type Why =
  | 'as-written'
  | 'among-others'
  /** Within a longer number, of which it may be the beginning: all things of a day share that. */
  | 'within-longer'
  | 'word-beside'
  | 'barcode-prefix'
  | 'plate-repaired'
  | 'alike'

/** An identifier that a text could mean. `kind` is the first that fits: an IMEI is always `imei1`. */
export interface Candidate {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
  certainty: Certainty
  why: Why
  /** Which of the numbers in the text it is: an index of `TextReading.numbers`. */
  number: number
}

export type Identity = Pick<Candidate, 'namespace' | 'key'>

/** Whether a hit on it is told as one. A look-alike is perhaps another thing. */
export function isSure({ certainty }: Pick<Candidate, 'certainty'>): boolean {
  return certainty !== 'look-alike' && certainty !== 'piece'
}

/** The likeliest identifier of each number of a text. */
export function likeliestOf(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return candidates.filter((each) => {
    if (!isSure(each) || seen.has(each.number)) return false
    seen.add(each.number)
    return true
  })
}

/**
 * Whether the identifier that was found may be one of the candidates: a serial number is looked up
 * without its maker, and found at each.
 */
export function isAmong(candidates: readonly Identity[], found: Identity): boolean {
  return candidates.some(
    ({ namespace, key }) => key === found.key && mayBeSameNamespace(namespace, found.namespace),
  )
}
