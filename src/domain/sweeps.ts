import type { KeySpace } from './identifiers/kinds.ts'
import { plateShapes } from './identifiers/plate-shapes.ts'
import type { Candidate } from './identifiers/possible-identities.ts'
import type { Verdict } from './verify.ts'

export const sweptSpaces = ['imei', 'meid', 'vin', 'plate'] as const
type SweptSpace = (typeof sweptSpaces)[number]

/** Numbers so near to each other that one who has some can list the others. */
export interface Family {
  space: SweptSpace
  /** What all of them share. */
  prefix: string
}

/** What of a key its neighbours share; null where it has none. */
const shared: Record<SweptSpace, (key: string) => string | null> = {
  // The model (its TAC); the 6 digits after it count the phones, so there are a million.
  imei: (key) => key.slice(0, 8),
  // The same in hexadecimal: 16 million.
  meid: (key) => key.slice(0, 8),
  // Maker, model, year and plant; the last 6 count the vehicles.
  vin: (key) => key.slice(0, 11),
  plate: (key) => areaOf(key),
}

/** The local government area, in either form of a plate; a special plate has none. */
function areaOf(plate: string): string | null {
  const shape = plateShapes.find(({ pattern }) => pattern.test(plate))
  return shape ? plate.slice(shape.areaAt, shape.areaAt + 3) : null
}

/**
 * Which family a number belongs to. Serial and chassis numbers have no form, so no known neighbours; a
 * UUID has too many to try, and the part that a MAC address shares with others names its maker alone.
 */
export function familyOf({ space, key }: Pick<Candidate, 'space' | 'key'>): Family | null {
  if (!isSwept(space)) return null
  const prefix = shared[space](key)
  return prefix === null ? null : { space, prefix }
}

function isSwept(space: KeySpace): space is SweptSpace {
  return (sweptSpaces as readonly KeySpace[]).includes(space)
}

/** Who asks: whoever is behind an address, or an account. */
export type SenderKind = 'address' | 'account'

export interface SweepRule {
  /** A sweep has more different numbers of one family than these that nobody registered … */
  misses: number
  /** … so soon after the first of them. */
  withinMs: number
}

const minutes = (count: number) => count * 60_000
const hours = (count: number) => count * 3_600_000

export const sweepRules = {
  // A carrier puts thousands behind one address, but they ask 600 times in ten minutes at most, and
  // for phones of many models: 31 of one model would be a twentieth of all they ask.
  address: { misses: 30, withinMs: minutes(10) },
  // A shop checks what it is delivered, often of one model: two full batches of the largest plan.
  account: { misses: 100, withinMs: hours(24) },
} as const satisfies Record<SenderKind, SweepRule>

/** So long after its last miss a sweep is over: nobody is slowed for it any more. */
const sweepEndsAfterMs = hours(1)

/** Whether it still goes on, or may; an hour ahead, by a clock that was wrong, is as far as one ago. */
export function isSweepGoing(lastAt: number, now: number): boolean {
  return Math.abs(now - lastAt) < sweepEndsAfterMs
}

/** Whether so many different numbers of one family are a sweep. Where every fifth is registered, people check real things. */
export function isSweep(
  { misses, hits }: { misses: number; hits: number },
  rule: SweepRule,
): boolean {
  return misses > rule.misses && hits * 5 < misses + hits
}

/** Whether nobody registered what was asked for; a slip of typing asks too. */
export function isMiss(verdict: Verdict): boolean {
  return verdict === 'unknown' || verdict === 'invalid'
}

const spaceWords: Record<SweptSpace, string> = {
  imei: 'Phones of model',
  meid: 'Phones with a MEID of',
  vin: 'Vehicles with a VIN of',
  plate: 'Plates of',
}

/** `Phones of model 35209900`. */
export function familyInWords({ space, prefix }: Family): string {
  return `${spaceWords[space]} ${prefix}`
}
