import { type Side as MatchSide, shownToStaffFrom } from '../domain/matches.ts'
import {
  isOfferedAtOnce,
  type Likeness,
  likenessOf,
  type Side,
} from '../domain/matching/likeness.ts'
import { comparedSide } from './compared-side.ts'
import type { Reports } from './db/tables.ts'
import type { Lgas } from './lgas.ts'
import type { ReportedThing } from './queries/reported-things.ts'

/** A common phone is like many: more than these at once would be noise to our team. */
const most = 5

/** So many near numbers at once are an attack or a mistake. */
const mostOffered = 10

export interface Candidate {
  other: Reports
  likeness: Likeness
  isOffered: boolean
}

/**
 * Those of `others` that may be a thing on `side`: all with a number so near that the owner is asked at
 * once, in the order in which they were reported, and the likest of the rest for our team. What is
 * written cannot move one into the first group, out of it, or up in it.
 */
export function likestOf(
  mine: Side,
  side: MatchSide,
  others: readonly ReportedThing[],
  lgas: Lgas,
): Candidate[] {
  const candidates = others.map((thing) => {
    const theirs = comparedSide(thing, lgas)
    const [missing, found] = side === 'missing' ? [mine, theirs] : [theirs, mine]
    return {
      other: thing.report,
      likeness: likenessOf(missing, found),
      isOffered: isOfferedAtOnce(missing, found),
    }
  })
  const offered = candidates
    .filter(({ isOffered }) => isOffered)
    .toSorted(({ other: a }, { other: b }) => a.created_at - b.created_at || byId(a, b))
    .slice(0, mostOffered)
  const likest = candidates
    .filter(({ isOffered, likeness }) => !isOffered && likeness.score >= shownToStaffFrom)
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, most)
  return [...offered, ...likest]
}

function byId(a: Reports, b: Reports): number {
  return a.id < b.id ? -1 : 1
}
