import { type Side as MatchSide, shownToStaffFrom } from '../domain/matches.ts'
import { type Likeness, likenessOf, type Side } from '../domain/matching/likeness.ts'
import { comparedSide } from './compared-side.ts'
import type { Reports } from './db/tables.ts'
import type { Lgas } from './lgas.ts'
import type { ReportedThing } from './queries/reported-things.ts'

/** A common phone is like many: more than these at once would be noise to its owner. */
const most = 5

/** Those of `others` that are likest to a thing on `side`, and likely enough to look at, the best first. */
export function likestOf(
  mine: Side,
  side: MatchSide,
  others: readonly ReportedThing[],
  lgas: Lgas,
): { other: Reports; likeness: Likeness }[] {
  return others
    .map((thing) => {
      const theirs = comparedSide(thing, lgas)
      const likeness = side === 'missing' ? likenessOf(mine, theirs) : likenessOf(theirs, mine)
      return { other: thing.report, likeness }
    })
    .filter(({ likeness }) => likeness.score >= shownToStaffFrom)
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, most)
}
