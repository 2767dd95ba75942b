import type { IdentifierKind, IdentifierNamespace } from '../identifiers/kinds.ts'
import { mayBeSameNamespace, withoutMaker } from '../identifiers/serial-namespaces.ts'
import { skeletonOf } from './confusables.ts'
import { minToDelete, readingsElsewhere } from './deletion-keys.ts'

/** An identifier as a user gave it. */
export interface NormalizedIdentifier {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
  /** True if it includes a check digit that is valid, which rules out a typo of one digit. */
  checked: boolean
}

/**
 * How one identifier may have become the other.
 *
 * elsewhere: the same key, given as another kind · look-alike: only look-alike characters differ ·
 * swapped: two neighbours changed places · left-out: one character more or less · one-off: one
 * character differs · neighbour: only the last one differs, by one, so it may well be the next unit
 * of a series · prefix: the barcode of a serial number has an S before it · other-maker: the same serial number with the name of another maker.
 */
export type Typo =
  | { how: 'elsewhere' | 'swapped' | 'left-out' | 'one-off' | 'neighbour' }
  | { how: 'prefix' | 'other-maker' }
  | { how: 'look-alike'; characters: number }

/**
 * The typo that could turn `b` into `a`; null if the two are unrelated. Equal keys are the same
 * identifier, so no typo.
 */
export function typoBetween(a: NormalizedIdentifier, b: NormalizedIdentifier): Typo | null {
  if (withoutMaker(a.namespace) !== withoutMaker(b.namespace)) {
    return isSameElsewhere(a, b) ? { how: 'elsewhere' } : null
  }
  if (a.key === b.key) {
    return mayBeSameNamespace(a.namespace, b.namespace) ? null : { how: 'other-maker' }
  }
  if (skeletonOf(a.namespace, a.key) === skeletonOf(b.namespace, b.key)) {
    return { how: 'look-alike', characters: differencesOf(a.key, b.key).length }
  }
  if (Math.min(a.key.length, b.key.length) < minToDelete) return null
  if (isSwapped(a.key, b.key)) {
    return missedByCheckDigit(a, b) || !(a.checked && b.checked) ? { how: 'swapped' } : null
  }
  // Two complete identifiers with valid check digits are two phones of one series, not a typo.
  if (a.checked && b.checked) return null
  if (isPrefixed(a, b) || isPrefixed(b, a)) return { how: 'prefix' }
  if (isLeftOut(a.key, b.key)) return { how: 'left-out' }
  const differences = a.key.length === b.key.length ? differencesOf(a.key, b.key) : []
  if (differences.length !== 1) return null
  return { how: isNextInLine(a.key, b.key) ? 'neighbour' : 'one-off' }
}

function isSameElsewhere(a: NormalizedIdentifier, b: NormalizedIdentifier): boolean {
  const meets = (from: NormalizedIdentifier, to: NormalizedIdentifier) =>
    readingsElsewhere(from.namespace, from.key).some(
      ({ namespace, key }) => namespace === to.namespace && key === to.key,
    )
  return meets(a, b) || meets(b, a)
}

/** Luhn does not detect that 09 became 90. */
function missedByCheckDigit(a: NormalizedIdentifier, b: NormalizedIdentifier): boolean {
  const [first = 0] = differencesOf(a.key, b.key)
  return ['09', '90'].includes(a.key.slice(first, first + 2))
}

function differencesOf(a: string, b: string): number[] {
  return [...a].flatMap((character, at) => (character === b.charAt(at) ? [] : [at]))
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const [first, second, ...more] = differencesOf(a, b)
  if (first === undefined || second !== first + 1 || more.length > 0) return false
  return a.charAt(first) === b.charAt(second) && a.charAt(second) === b.charAt(first)
}

function isPrefixed(a: NormalizedIdentifier, b: NormalizedIdentifier): boolean {
  const isSerial = withoutMaker(a.namespace) === 'serial'
  return isSerial && a.key === `S${b.key}` && mayBeSameNamespace(a.namespace, b.namespace)
}

function isLeftOut(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length !== short.length + 1) return false
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}

/**
 * Makers and plate offices number in sequence, so two keys that end in 41 and 42 may be two assets.
 */
function isNextInLine(a: string, b: string): boolean {
  if (a.slice(0, -1) !== b.slice(0, -1)) return false
  return Math.abs(Number.parseInt(a.slice(-1), 36) - Number.parseInt(b.slice(-1), 36)) === 1
}
