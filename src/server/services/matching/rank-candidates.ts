import { dayOf } from '../../../domain/calendar-days.ts'
import { type MatchSide, reviewThreshold } from '../../../domain/matching/matches.ts'
import {
  isOfferedImmediately,
  type MatchCandidate,
  type Similarity,
  scoreSimilarity,
} from '../../../domain/matching/similarity.ts'
import type { NormalizedIdentifier } from '../../../domain/matching/typo-distance.ts'
import { parseLga } from '../../../domain/places/place-names.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'
import type { Lgas } from '../../lib/lgas.ts'
import type { ReportedAsset } from '../../queries/matching/match-candidates.ts'

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

/** A reported asset as `scoreSimilarity` compares it. */
export function toMatchCandidate(
  { report, asset, identifiers }: ReportedAsset,
  lgas: Lgas,
): MatchCandidate {
  const { state, location } = report
  return {
    identifiers: identifiers.map(toNormalizedIdentifier),
    type: asset.type,
    brand: asset.brand,
    model: asset.model,
    colour: asset.colour,
    year: asset.year,
    name: report.name,
    description: `${report.description}\n${asset.description}`,
    state,
    lga: state && location ? parseLga(location, lgas.get(state) ?? []) : null,
    day: report.last_seen_date ?? dayOf(report.created_at),
  }
}

/** An identifier as the typo rules compare it. */
export function toNormalizedIdentifier({
  kind,
  namespace,
  key,
  raw_value,
}: IdentifierRow): NormalizedIdentifier {
  // `checked`: all 15 digits of an IMEI were typed, so their check digit was verified.
  return {
    kind,
    namespace,
    key,
    checked: namespace === 'imei' && /^\D*(\d\D*){15}$/.test(raw_value),
  }
}
