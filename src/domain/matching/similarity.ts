import { withoutMaker } from '../identifiers/serial-namespaces.ts'
import { extractFeatures, tokenize } from './tokenize.ts'
import { type NormalizedIdentifier, type Typo, typoBetween } from './typo-distance.ts'

/** One side of a possible match: an open report with its asset. */
export interface MatchCandidate {
  identifiers: readonly NormalizedIdentifier[]
  type: 'Gadget' | 'Vehicle'
  brand: string | null
  model: string | null
  colour: string | null
  year: number | null
  /** The name of the asset and the text of the report. */
  name: string
  description: string
  state: string | null
  lga: string | null
  /** The Nigerian day (`YYYY-MM-DD`) on which it was last seen or found, or else reported. */
  day: string
}

/**
 * Codes of reasons for and against. `locales/en/matching.ts` has the texts. Codes are stored, so
 * they never change.
 */
export type ReasonCode =
  | 'same-number-other-kind'
  | 'look-alike-characters'
  | 'swapped-characters'
  | 'missing-character'
  | 'one-character-differs'
  | 'neighbouring-number'
  | 'same-number-other-maker'
  | 'plates-differ'
  | 'other-phone-same-model'
  | 'other-imei-same-model'
  | 'numbers-differ'
  | 'same-make'
  | 'other-make'
  | 'same-year'
  | 'other-year'
  | 'same-model'
  | 'other-model'
  | 'same-colour'
  | 'other-colour'
  | 'shared-words'
  | 'other-state'
  | 'same-lga'
  | 'same-state'
  | 'found-before-missing'
  | 'found-within-week'
  | 'found-within-two-months'

/** One reason for or against, in points. */
export interface Reason {
  points: number
  code: ReasonCode
}

export interface Similarity {
  /** 0–100. */
  score: number
  /** The largest points first. */
  reasons: Reason[]
}

/**
 * Points of each reason, tuned with half of the pairs in `tests/support/labelled-pairs.ts`; from
 * `likelyThreshold` on, an owner is asked. A missing or wrong character therefore needs one more
 * reason, and no similarity outweighs two complete identifiers of one kind that differ.
 */
const weights = {
  elsewhere: 90,
  oneLookAlike: 70,
  moreLookAlikes: 60,
  swapped: 65,
  leftOut: 55,
  // Scanners give the S that is printed before the number.
  prefix: 65,
  oneOff: 30,
  neighbour: 10,
  // As one look-alike: a finder may name the wrong maker.
  otherMaker: 70,
  otherIdentifier: -100,
  anotherPlate: -25,
  otherImeiOfOneModel: -15,
  anotherPhoneOfOneModel: -40,
  brand: 15,
  anotherBrand: -50,
  model: 10,
  anotherModel: -50,
  colour: 10,
  anotherColour: -40,
  year: 8,
  anotherYear: -20,
  sameLga: 15,
  sameState: 4,
  anotherState: -12,
  foundSoon: 12,
  foundLater: 6,
  foundBefore: -100,
  sharedWord: 8,
} as const

/** From this score on, the two reports are likely about the same asset. */
export const likelyThreshold = 60

/** More shared words add no points. */
const maxSharedWords = 3

/**
 * Scores how likely the found asset is the missing one, with the reasons. Different types never
 * match.
 */
export function scoreSimilarity(missing: MatchCandidate, found: MatchCandidate): Similarity {
  if (missing.type !== found.type) return { score: 0, reasons: [] }
  const reasons = [
    ...identifiers(missing, found),
    ...makeAndYear(missing, found),
    ...appearance(missing, found),
    ...place(missing, found),
    ...time(missing, found),
  ].filter(({ points }) => points !== 0)
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return {
    score: Math.max(0, Math.min(100, sum)),
    reasons: reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)),
  }
}

const typoReasons: Readonly<Record<Typo['how'], ReasonCode>> = {
  elsewhere: 'same-number-other-kind',
  'look-alike': 'look-alike-characters',
  swapped: 'swapped-characters',
  'left-out': 'missing-character',
  prefix: 'missing-character',
  'one-off': 'one-character-differs',
  neighbour: 'neighbouring-number',
  'other-maker': 'same-number-other-maker',
}

/**
 * Whether the owner is asked at once, before staff have reviewed the match. Only the identifiers
 * decide: if a word, colour, place or day did, rewording a report would reveal what the finder
 * wrote.
 */
export function isOfferedImmediately(missing: MatchCandidate, found: MatchCandidate): boolean {
  if (missing.type !== found.type) return false
  const nearest = mostSimilarOf(missing.identifiers, found.identifiers)
  return nearest !== null && nearest.points >= likelyThreshold
}

function typoPoints(typo: Typo): number {
  switch (typo.how) {
    case 'elsewhere':
      return weights.elsewhere
    case 'look-alike':
      return typo.characters === 1 ? weights.oneLookAlike : weights.moreLookAlikes
    case 'swapped':
      return weights.swapped
    case 'left-out':
      return weights.leftOut
    case 'prefix':
      return weights.prefix
    case 'one-off':
      return weights.oneOff
    case 'neighbour':
      return weights.neighbour
    case 'other-maker':
      return weights.otherMaker
  }
}

function pairsOf(one: readonly NormalizedIdentifier[], other: readonly NormalizedIdentifier[]) {
  return one.flatMap((a) => other.map((b) => [a, b] as const))
}

/**
 * The identifier of `other` that is nearest to one of these without being equal, and how they
 * differ; null if none is near.
 */
export function mostSimilarOf<Other extends NormalizedIdentifier>(
  one: readonly NormalizedIdentifier[],
  other: readonly Other[],
): (Reason & { identifier: Other }) | null {
  const near = one
    .flatMap((a) => other.map((identifier) => ({ identifier, typo: typoBetween(a, identifier) })))
    .flatMap(({ identifier, typo }) =>
      typo ? [{ identifier, points: typoPoints(typo), code: typoReasons[typo.how] }] : [],
    )
  return near.toSorted((a, b) => b.points - a.points)[0] ?? null
}

/**
 * The most similar pair of identifiers, if one may be a typo of the other. Otherwise the pair that
 * differs most, which is evidence against the match.
 */
function identifiers(missing: MatchCandidate, found: MatchCandidate): Reason[] {
  const nearest = mostSimilarOf(missing.identifiers, found.identifiers)
  if (nearest) return [{ points: nearest.points, code: nearest.code }]
  const [against] = pairsOf(missing.identifiers, found.identifiers)
    .flatMap(([a, b]) => exclusionOf(a, b) ?? [])
    .toSorted((a, b) => a.points - b.points)
  return against ? [against] : []
}

const tacDigits = 8

/**
 * Why two identifiers that are not near each other hardly belong to one asset; null if they can.
 */
function exclusionOf(a: NormalizedIdentifier, b: NormalizedIdentifier): Reason | null {
  if (withoutMaker(a.namespace) !== withoutMaker(b.namespace)) return null
  // A number plate is screwed on, and thieves change it.
  if (a.namespace === 'plate') return { points: weights.anotherPlate, code: 'plates-differ' }
  // A phone with two SIM cards has two IMEIs, which share the digits of the model.
  if (a.namespace === 'imei' && a.key.slice(0, tacDigits) === b.key.slice(0, tacDigits)) {
    return a.kind === b.kind
      ? { points: weights.anotherPhoneOfOneModel, code: 'other-phone-same-model' }
      : { points: weights.otherImeiOfOneModel, code: 'other-imei-same-model' }
  }
  return { points: weights.otherIdentifier, code: 'numbers-differ' }
}

function makeAndYear(missing: MatchCandidate, found: MatchCandidate): Reason[] {
  const reasons: Reason[] = []
  if (missing.brand && found.brand) {
    reasons.push(
      folded(missing.brand) === folded(found.brand)
        ? { points: weights.brand, code: 'same-make' }
        : { points: weights.anotherBrand, code: 'other-make' },
    )
  }
  const years = [missing.year, found.year].filter((year) => year !== null)
  const [a, b] = years
  if (a !== undefined && b !== undefined && a !== b && Math.abs(a - b) > 1) {
    reasons.push({ points: weights.anotherYear, code: 'other-year' })
  }
  if (a !== undefined && a === b) reasons.push({ points: weights.year, code: 'same-year' })
  return reasons
}

function appearance(missing: MatchCandidate, found: MatchCandidate): Reason[] {
  const [one, other] = [missing, found].map(({ model, name, colour, description }) => ({
    model: extractFeatures([model, name]).model,
    colours: coloursOf(colour, name, description),
    distinctive: extractFeatures([description]).distinctive,
  }))
  if (!one || !other) return []
  const shared = [...one.distinctive]
    .filter((word) => other.distinctive.has(word))
    .slice(0, maxSharedWords)
  return [
    ...compared(one.model, other.model, [
      { points: weights.model, code: 'same-model' },
      { points: weights.anotherModel, code: 'other-model' },
    ]),
    ...compared(one.colours, other.colours, [
      { points: weights.colour, code: 'same-colour' },
      { points: weights.anotherColour, code: 'other-colour' },
    ]),
    ...(shared.length > 0
      ? [{ points: weights.sharedWord * shared.length, code: 'shared-words' as const }]
      : []),
  ]
}

/**
 * The colours in the first text that names any. A later text, such as the description, may also
 * name colours of other things.
 */
function coloursOf(...texts: readonly (string | null)[]): ReadonlySet<string> {
  for (const text of texts) {
    const { colours } = extractFeatures([text])
    if (colours.size > 0) return colours
  }
  return new Set()
}

/** No points if one side is empty, half the points for a partial agreement. */
function compared(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  [same, other]: readonly [Reason, Reason],
): Reason[] {
  if (a.size === 0 || b.size === 0) return []
  const shared = [...a].filter((word) => b.has(word)).length
  if (shared === 0) return [other]
  const whole = shared === a.size && shared === b.size
  return [whole ? same : { ...same, points: Math.round(same.points / 2) }]
}

function place(missing: MatchCandidate, found: MatchCandidate): Reason[] {
  if (!missing.state || !found.state) return []
  if (missing.state !== found.state) {
    return [{ points: weights.anotherState, code: 'other-state' }]
  }
  return missing.lga !== null && missing.lga === found.lga
    ? [{ points: weights.sameLga, code: 'same-lga' }]
    : [{ points: weights.sameState, code: 'same-state' }]
}

const soonDays = 7
const laterDays = 60
const dayMs = 86_400_000

function time(missing: MatchCandidate, found: MatchCandidate): Reason[] {
  const days = Math.round((Date.parse(found.day) - Date.parse(missing.day)) / dayMs)
  // People are often a day wrong about when they last saw something.
  if (days < -1) return [{ points: weights.foundBefore, code: 'found-before-missing' }]
  if (days <= soonDays) return [{ points: weights.foundSoon, code: 'found-within-week' }]
  return days <= laterDays ? [{ points: weights.foundLater, code: 'found-within-two-months' }] : []
}

function folded(text: string): string {
  return tokenize(text).join('')
}
