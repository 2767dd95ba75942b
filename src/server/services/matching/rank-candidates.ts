import { type MatchSide, reviewThreshold } from '../../../domain/matching/matches.ts'
import {
  isOfferedImmediately,
  type MatchCandidate,
  type Similarity,
  scoreSimilarity,
} from '../../../domain/matching/similarity.ts'
import type { ReportRow } from '../../db/tables.ts'
import type { Lgas } from '../../lib/lgas.ts'
import type { ReportedAsset } from '../../queries/matching/match-candidates.ts'
import { toMatchCandidate } from './to-match-candidate.ts'

/** A common phone resembles many others: more candidates would be noise for staff. */
const maxRanked = 5

/** More identifiers of such similarity mean an attack or a mistake. */
const maxOffered = 10

export interface Candidate {
  other: ReportRow
  likeness: Similarity
  isOffered: boolean
}

/**
 * The candidates among `others`. First those with an identifier so similar that the owner is asked
 * at once, oldest report first; then the most similar of the rest, for staff. The texts of a report
 * do not affect the first group.
 */
export function rankCandidates(
  mine: MatchCandidate,
  side: MatchSide,
  others: readonly ReportedAsset[],
  lgas: Lgas,
): Candidate[] {
  const candidates = others.map((asset) => {
    const theirs = toMatchCandidate(asset, lgas)
    const [missing, found] = side === 'missing' ? [mine, theirs] : [theirs, mine]
    return {
      other: asset.report,
      likeness: scoreSimilarity(missing, found),
      isOffered: isOfferedImmediately(missing, found),
    }
  })
  const offered = candidates
    .filter(({ isOffered }) => isOffered)
    .toSorted(({ other: a }, { other: b }) => a.created_at - b.created_at || byId(a, b))
    .slice(0, maxOffered)
  const forStaff = candidates
    .filter(({ isOffered, likeness }) => !isOffered && likeness.score >= reviewThreshold)
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, maxRanked)
  return [...offered, ...forStaff]
}

function byId(a: ReportRow, b: ReportRow): number {
  return a.id < b.id ? -1 : 1
}
