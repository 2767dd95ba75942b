import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { type Candidate, isAmong, isSure } from '../identifiers/read/candidates.ts'
import { labelledIn, platesIn } from '../identifiers/read/numbers-in-prose.ts'
import { readText } from '../identifiers/read/read-text.ts'
import { normalForm } from '../text/normal-form.ts'
import { withPlainDigits, withPlainSigns } from '../text/scripts.ts'

/** A model or a year has fewer digits: iPhone 13 Pro 256GB, EliteBook 840 G5, 2021. */
const minDigits = 6
/** A model has fewer characters: Latitude E7470. */
const minCharacters = 6
const size = /(?<![A-Z\d])\d+(?:GB|TB)(?![A-Z\d])/gi

/**
 * The number of a thing in the words beside a checked `identifier`, unless it is that one; null if
 * there is none. A signed proof of a clear number must not name another one.
 */
export function otherNumberIn(written: string, identifier: string): string | null {
  const words = withDigits(written)
  const own = sureOf(identifier)
  const isOwn = (candidates: readonly Candidate[]) => candidates.some((each) => isAmong(own, each))
  const whole = sureOf(words).filter(isNumberOfThing)
  const [other] = whole.filter((each) => !isOwn([each]))
  if (other) return other.key
  const parts = words.replace(size, '').split(/\s+/u)
  const numbers = [...labelledIn(words), ...platesIn(words), ...parts.filter(hasManyDigits)]
  return numbers.find((number) => !isOwn(sureOf(number))) ?? null
}

/** `8/256GB`, `4GB/128GB`: of all phones and computers with so much memory. */
const sizesOfMemory = /^(?:\d{1,2}(?:GB)?)?(?:16|32|64|128|256|512)GB$|^(?:\d{1,2}GB)?[1-4]TB$/

/** Shorter words are rather what computers are called: i5-8350U. */
const minWordCharacters = 8

/**
 * What lookups read in the words beside a checked `identifier`: serial numbers that have the form of
 * a model, also each long word by itself. None of them may be reported.
 */
export function perhapsNumbersIn(written: string, identifier: string): Candidate[] {
  const words = withDigits(written)
  if (!/\d/.test(words)) return []
  const own = sureOf(identifier)
  const longer = (text: string, least: number) =>
    sureOf(text).filter(
      (each) => each.key.length >= least && !sizesOfMemory.test(each.key) && !isAmong(own, each),
    )
  const alone = words.split(/[^\p{L}\p{N}\-/._]+/u).filter((word) => /\d/.test(word))
  return [
    ...longer(words, minCharacters),
    ...alone.flatMap((word) => longer(word, minWordCharacters)),
  ]
}

/**
 * With the digits of every script and form as `0`–`9`: `³⁵⁶`, `③⑤⑥`, and letters in black squares as
 * A–Z. A lookup takes a raised digit for a remark, but who reads these words on a proof sees the number.
 */
function withDigits(words: string): string {
  return withPlainDigits(withPlainSigns(normalForm(words, 'NFKC')))
}

function hasManyDigits(part: string): boolean {
  return digitsOf(part) >= minDigits
}

function digitsOf(text: string): number {
  return text.match(/\p{N}/gu)?.length ?? 0
}

function sureOf(text: string): Candidate[] {
  return readText(text).candidates.filter(isSure)
}

const issuedByOneBody = new Set<IdentifierNamespace>(['imei', 'meid', 'mac', 'uuid'])

/** Not what any words together may look like, such as `PRO 128GB`, which has the form of a plate. */
function isNumberOfThing({ namespace, key }: Candidate): boolean {
  return issuedByOneBody.has(namespace) || (namespace === 'vin' && digitsOf(key) >= minDigits)
}
