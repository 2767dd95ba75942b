import { monthOf } from '../calendar-days.ts'
import type { IdentifierKind, IdentifierNamespace } from '../identifiers/kinds.ts'
import type { Listing } from '../listings/listings.ts'
import { isStale } from '../reports/confirmations.ts'
import type { ReportStage, ReportStatus } from '../reports/reports.ts'

export const verdicts = ['stolen', 'lost', 'found', 'clear', 'unknown', 'invalid'] as const
export type Verdict = (typeof verdicts)[number]

/** A registered asset with the identifier, with its open report if there is one. */
export interface RegistryHit {
  /** The identifier as this asset has it. */
  carried: CarriedIdentifier
  type: 'Gadget' | 'Vehicle'
  brand: string | null
  model: string | null
  colour: string | null
  hidden: boolean
  /** The month (`2026-03`) in which its owner registered it or last said that it is theirs. */
  confirmedIn: string
  report: {
    status: ReportStatus
    stage: ReportStage
    /** Milliseconds since 1970. */
    reportedAt: number
    /** State of the last sighting. */
    state: string | null
    /** When its reporter last said that it is still missing; milliseconds since 1970. */
    stillMissingAt: number | null
  } | null
}

/** The identifier of a hit, as an asset or a list has it. */
export interface CarriedIdentifier {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
}

/** What the public may know about an identifier. */
export interface Finding {
  verdict: Exclude<Verdict, 'invalid'>
  /** A reported theft that staff have not confirmed yet: its verdict is `lost`, never `stolen`. */
  underReview: boolean
  reportedAt?: number
  state?: string
  /**
   * For a loss or theft, the month (`2026-03`) in which its owner last said that it is still
   * missing, if they did. For a clear asset, the month in which its owner last said that it is theirs.
   */
  confirmedIn?: string
  /** True if nobody has confirmed the report for a year. */
  stale?: boolean
  item?: { type: 'Gadget' | 'Vehicle'; brand?: string; model?: string; colour?: string }
  /** What authorities list, apart from the reports of owners: the verdict does not say it. */
  listings?: Listing[]
}

/**
 * Gravest first. A theft under review accuses nobody yet, so it weighs less than a confirmed loss.
 */
const statuses = ['stolen', 'lost', 'under review', 'found', 'clear', 'unknown'] as const
type Status = (typeof statuses)[number]

/**
 * The gravest verdict of the hits (the first reported of two), with only the details that it may
 * show: of a lost or stolen asset, so that a buyer recognises it; of a clear one kind and maker; of
 * a found one none, since they would help a false claimant.
 */
export function findingOf(
  matches: readonly RegistryHit[],
  now: number,
): {
  finding: Finding
  carried: CarriedIdentifier | null
} {
  const [gravest] = matches.length > 1 ? matches.toSorted(byGravity) : matches
  const status = gravest ? statusOf(gravest) : 'unknown'
  if (!gravest || status === 'unknown') {
    return { finding: { verdict: 'unknown', underReview: false }, carried: null }
  }
  const underReview = status === 'under review'
  const verdict = underReview ? 'lost' : status
  // With several registrations the oldest, so that a false claim never makes one look fresher.
  const more =
    verdict === 'clear'
      ? { confirmedIn: oldestConfirmation(matches) }
      : underReview
        ? {}
        : confirmationOf(gravest, now)
  const finding = { verdict, underReview, ...shown(verdict, gravest), ...more }
  return { finding, carried: gravest.carried }
}

function oldestConfirmation(matches: readonly RegistryHit[]): string {
  const [first, ...others] = matches.filter((match) => statusOf(match) === 'clear')
  return others.reduce(
    (oldest, { confirmedIn }) => (confirmedIn < oldest ? confirmedIn : oldest),
    first?.confirmedIn ?? '',
  )
}

function confirmationOf({ report }: RegistryHit, now: number): Partial<Finding> {
  if (!report || report.status === 'Found') return {}
  const { stillMissingAt } = report
  return {
    ...(stillMissingAt !== null && { confirmedIn: monthOf(stillMissingAt) }),
    ...(isStale(report, now) && { stale: true }),
  }
}

/**
 * Whether the public verdict changes when a report goes from `before` to `after`, given the other hits.
 * Null is a report that lookups do not show.
 */
export function changesVerdict(
  others: readonly RegistryHit[],
  { before, after }: { before: Status | null; after: Status | null },
): boolean {
  const gravestWith = (status: Status | null) =>
    Math.min(
      ...[...others.map(statusOf), status ?? 'unknown'].map((each) => statuses.indexOf(each)),
    )
  return gravestWith(before) !== gravestWith(after)
}

function byGravity(a: RegistryHit, b: RegistryHit): number {
  const difference = statuses.indexOf(statusOf(a)) - statuses.indexOf(statusOf(b))
  return difference || (a.report?.reportedAt ?? 0) - (b.report?.reportedAt ?? 0)
}

function statusOf({ report, hidden }: RegistryHit): Status {
  if (!report) return hidden ? 'unknown' : 'clear'
  if (report.status === 'Found') return 'found'
  if (report.stage === 'pending') return 'under review'
  return report.status === 'Stolen' ? 'stolen' : 'lost'
}

function shown(verdict: Finding['verdict'], match: RegistryHit): Partial<Finding> {
  const maker = { type: match.type, ...(match.brand && { brand: match.brand }) }
  const when = match.report && { reportedAt: match.report.reportedAt }
  if (verdict === 'clear') return { item: maker }
  if (verdict === 'found') return { ...when }
  return {
    ...when,
    ...(match.report?.state && { state: match.report.state }),
    item: {
      ...maker,
      ...(match.model && { model: match.model }),
      ...(match.colour && { colour: match.colour }),
    },
  }
}
