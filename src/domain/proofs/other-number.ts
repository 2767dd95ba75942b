import { listedMakerIn } from '../assets/listed-makers.ts'
import type { IdentifierKind, IdentifierNamespace } from '../identifiers/kinds.ts'
import { spellOut } from '../identifiers/normalize.ts'
import { isIssuedPlate } from '../identifiers/plate-shapes.ts'
import { type Candidate, isAmong, isSure } from '../identifiers/read/candidates.ts'
import { readText, writtenIn } from '../identifiers/read/read-text.ts'
import { gaps, type Token, tokensOf } from '../identifiers/read/tokens.ts'

/** A model or a year has fewer digits: iPhone 13 Pro 256GB, EliteBook 840 G5, 2021. */
const minDigits = 6
const size = /(?<![A-Z\d])\d+(?:GB|TB)(?![A-Z\d])/gi

/**
 * The number of a thing in the words beside a checked `identifier`, unless it is that one; null if
 * there is none. A signed proof of a clear number must not name another one.
 */
export function otherNumberIn(words: string, identifier: string): string | null {
  const own = sureOf(identifier)
  const isOwn = (candidates: readonly Candidate[]) => candidates.some((each) => isAmong(own, each))
  const whole = sureOf(words).filter(isNumberOfThing)
  const [other] = whole.filter((each) => !isOwn([each]))
  if (other) return other.key
  const parts = words.replace(size, '').split(/\s+/u)
  const numbers = [...labelledIn(words), ...platesIn(words), ...parts.filter(hasManyDigits)]
  return numbers.find((number) => !isOwn(sureOf(number))) ?? null
}

/**
 * What lookups read in the words beside a checked `identifier`: serial numbers that have the form of
 * a model. None of them may be reported.
 */
export function perhapsNumbersIn(words: string, identifier: string): Candidate[] {
  const own = sureOf(identifier)
  return /\d/.test(words) ? sureOf(words).filter((each) => !isAmong(own, each)) : []
}

/** What follows `S/N`, `serial no` or `plate`. */
function labelledIn(words: string): string[] {
  const written = writtenIn(words)
  if ('code' in written) return []
  const labelled = written.numbers.filter(
    ({ label, key }) => label && labels.has(label) && key.length >= 5 && digitsOf(key) > 0,
  )
  return labelled.map(({ spelled }) => spelled)
}

/** Not `Mac`, which names computers, too. */
const labels = new Set<IdentifierKind>([
  ...(['serial-number', 'plateNumber', 'chassisNumber', 'vin', 'imei1', 'meid'] as const),
])

/** Plates of the regular forms, however they are divided: `KTU 318 GB`, `KTU-318GB`. */
function platesIn(words: string): string[] {
  const { tokens } = tokensOf(spellOut(words))
  return tokens.flatMap((_, from) => {
    const runs = [1, 2, 3].map((count) => tokens.slice(from, from + count))
    return runs.filter(isPlate).map(keyOf)
  })
}

function isPlate(tokens: readonly Token[]): boolean {
  if (!isIssuedPlate(keyOf(tokens))) return false
  const [{ text } = { text: '' }, ...rest] = tokens
  const isSpaced = rest.some(({ before }) => before > gaps.joined)
  // `Pro 128GB`, `HP 840 Pro`, `BMW 525 GT`.
  return !isSpaced || !(wordsOfModels.has(text) || listedMakerIn(text) !== null)
}

const wordsOfModels = new Set([
  'PRO',
  'MAX',
  'AIR',
  'NEO',
  'TAB',
  'SSD',
  'HDD',
  'RAM',
  'ROM',
  'NEW',
])

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}

function hasManyDigits(part: string): boolean {
  return digitsOf(part) >= minDigits
}

function digitsOf(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0
}

function sureOf(text: string): Candidate[] {
  return readText(text).candidates.filter(isSure)
}

const issuedByOneBody = new Set<IdentifierNamespace>(['imei', 'meid', 'mac', 'uuid'])

/** Not what any words together may look like, such as `PRO 128GB`, which has the form of a plate. */
function isNumberOfThing({ namespace, key }: Candidate): boolean {
  return issuedByOneBody.has(namespace) || (namespace === 'vin' && digitsOf(key) >= minDigits)
}
