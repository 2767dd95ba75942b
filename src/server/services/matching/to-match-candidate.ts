import { dayOf } from '../../../domain/calendar-days.ts'
import type { MatchCandidate } from '../../../domain/matching/similarity.ts'
import type { NormalizedIdentifier } from '../../../domain/matching/typo-distance.ts'
import { parseLga } from '../../../domain/places/parse-lga.ts'
import type { IdentifierRow } from '../../db/tables.ts'
import type { Lgas } from '../../lib/lgas.ts'
import type { ReportedAsset } from '../../queries/matching/match-candidates.ts'

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
