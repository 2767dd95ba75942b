import { listedMakerIn } from '../../assets/listed-makers.ts'
import type { IdentifierReason } from '../identifier-reasons.ts'
import { kindRules } from '../kind-rules.ts'
import type { IdentifierKind, IdentifierNamespace } from '../kinds.ts'
import { isIssuedPlate } from '../plate-shapes.ts'
import {
  type Doubt,
  doubtsAboutText,
  isInPieces,
  isOtherThing,
  otherKindOf,
  otherThanIdentifier,
} from './doubts.ts'
import { mayHaveMore } from './names-of-things.ts'
import { serialWithin } from './numbers-within.ts'
import { writtenIn } from './read-text.ts'
import { gaps, type Token } from './tokens.ts'
import type { WrittenNumber, WrittenText } from './written-numbers.ts'

/**
 * A text as one kind. Two identifiers are equal if `namespace` and `key` are. `warnings` and
 * `reason` are for the user who typed it.
 */
export type FieldReading =
  | { ok: true; namespace: IdentifierNamespace; key: string; warnings: IdentifierReason[] }
  | { ok: false; reason: Doubt }

/** Kinds that accept almost any text, so a number of another kind would pass as one of them. */
const freeKinds: readonly IdentifierKind[] = ['serial-number', 'chassisNumber', 'plateNumber']

/**
 * Reads the text of a field for one number of this kind: its label is left out; other words, two
 * numbers, placeholders and numbers of another kind are refused. Never throws.
 */
export function readAs(kind: IdentifierKind, text: string): FieldReading {
  const written = writtenIn(text)
  if ('code' in written) return { ok: false, reason: written }
  const reason = whyNotOne(kind, written)
  if (reason) return { ok: false, reason: otherThingIn(written) ?? reason }
  const number = numberFor(kind, written)
  const key = (kind === 'serial-number' && serialWithin(number.key)) || number.key
  const read = kindRules[kind](key, key === number.key ? number.spelled : key)
  if (!read.ok)
    return {
      ok: false,
      reason: otherThanIdentifier(number) ?? otherThingIn(written) ?? read.reason,
    }
  const isRegular = read.namespace === 'vin' || isIssuedPlate(read.key)
  const isFree = freeKinds.includes(kind)
  const mayHoldWord = (isFree || kind === 'vin') && !isIssuedPlate(read.key)
  const within = mayHoldWord ? wordWithin(number, key) : null
  if (!isFree || (isRegular && kind !== 'serial-number')) {
    return within ? { ok: false, reason: within } : read
  }
  const thing = otherThanIdentifier(number) ?? otherThingIn(written)
  // A plate of a force may look like the number of a model.
  const isPlateLike = kind === 'plateNumber' && thing?.code === 'is-model-number'
  const other =
    (isPlateLike ? null : thing) ?? otherKindOf(number, kind) ?? wordBeside(number) ?? within
  return other ? { ok: false, reason: other } : read
}

/**
 * A small word beside a number without a label may be a part of it: a lookup of `IS1972598`, as it
 * is printed, would not find `1972598`.
 */
function wordBeside({ label, tokens, wordBefore, wordAfter }: WrittenNumber): Doubt | null {
  const isLabel = label !== null || tokens[0]?.signs.includes('.')
  return wordAfter !== null || (wordBefore !== null && !isLabel) ? { code: 'other-words' } : null
}

/** No maker divides a number so: `ST:8XK2PQ2`, `D3500 (6136597)`, `8XK2PQ2/8XK2PQ2`. */
const signBetween = /[^0-9A-Z\s.-]+/
const mayBeNumber = /^(?=.*\d).{6,}$/

/** Behind a label the rest of it may be glued to the number: `Serial No5CD1234XYZ`, `Service Tag8XK2PQ2`. */
const restOfLabel = /^(?:NO|NR|NUM|NUMBER|TAG)(?=.*\d)/

/**
 * A label or maker that a sign other than a space joins to a number, or that is glued to it behind a
 * label: a lookup of the number alone would not find the whole.
 */
function wordWithin({ label, spelled, tokens }: WrittenNumber, key: string): Doubt | null {
  const [first] = tokens
  const last = tokens.at(-1)
  const isJoined = tokens.slice(1).every(({ before }) => before === gaps.joined)
  const isNamed = mayBeNumber.test(key) && isJoined && [first, last].some(isMaker)
  const pieces = spelled.split(signBetween).map((piece) => piece.replace(/[^0-9A-Z]/g, ''))
  const isBesideSign = pieces.length > 1 && pieces.some((piece) => mayBeNumber.test(piece))
  const isLabelled = label !== null && restOfLabel.test(key)
  return isNamed || isBesideSign || isLabelled ? { code: 'other-words' } : null
}

const isMaker = (token: Token | undefined) =>
  token !== undefined && listedMakerIn(token.text) === token.text

const otherThingIn = (written: WrittenText & { spelled: string }) =>
  doubtsAboutText(written.spelled, written).find(isOtherThing)

/** Null if the text is one number and nothing else. */
function whyNotOne(kind: IdentifierKind, written: WrittenText): Doubt | null {
  const { numbers, leftover, hasForeign } = written
  if (hasForeign) return { code: 'foreign-letters' }
  if (isWholePlate(kind, written)) return null
  if (numbers.length > 1) return { code: 'several-numbers' }
  if (leftover !== '') return { code: 'other-words' }
  const isFree = kind === 'serial-number' || kind === 'chassisNumber'
  const isDivided = numbers.some((each) => isInPieces(each) || mayHaveMore(each.spelled))
  return isFree && isDivided ? { code: 'number-in-pieces' } : null
}

/** `REG 123 AB` is a plate, though `REG` may stand before another one. */
function isWholePlate(kind: IdentifierKind, { words }: WrittenText): boolean {
  return kind === 'plateNumber' && isIssuedPlate(words.join(''))
}

function numberFor(kind: IdentifierKind, written: WrittenText): WrittenNumber {
  const [first] = written.numbers
  const key = isWholePlate(kind, written) ? written.words.join('') : (first?.key ?? '')
  const none = { tokens: [], label: null, isLabelled: false, wordBefore: null, wordAfter: null }
  return { spelled: key, ...none, ...first, key }
}
