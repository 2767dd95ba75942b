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

/** A common phone resembles many: more than these would be noise for staff. */
const maxRanked = 5

/** More near identifiers at once are an attack or a mistake. */
const maxOffered = 10

export interface Candidate {
  other: ReportRow
  likeness: Similarity
  isOffered: boolean
}

/**
 * Candidates among `others` for `side`: first all with an identifier so near that the owner is
 * asked at once, in the order of their reports, then the most similar of the rest, for staff. Text
 * cannot move a report into the first group, out of it, or up in it.
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
  const likest = candidates
    .filter(({ isOffered, likeness }) => !isOffered && likeness.score >= reviewThreshold)
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, maxRanked)
  return [...offered, ...likest]
}

function byId(a: ReportRow, b: ReportRow): number {
  return a.id < b.id ? -1 : 1
}
