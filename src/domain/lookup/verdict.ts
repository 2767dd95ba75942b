import { listedMakerIn } from '../assets/listed-makers.ts'
import { monthOf, startOfDayOf } from '../calendar-days.ts'
import type { ClaimStanding } from '../disputes/disputes.ts'
import type { IdentifierKind, IdentifierNamespace } from '../identifiers/kinds.ts'
import type { Listing } from '../listings/listings.ts'
import { isStale } from '../reports/confirmations.ts'
import type { ReportStage, ReportStatus } from '../reports/reports.ts'

export const verdicts = [
  'stolen',
  'lost',
  'found',
  'contested',
  'clear',
  'unknown',
  'invalid',
] as const
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
  /** How its owner's claim to the identifier stands beside those of others. */
  claim: ClaimStanding
  /** What the other numbers of the asset say about it. */
  otherNumbers: OtherNumbers
  /** When its owner registered it or last confirmed that it is theirs: milliseconds since 1970. */
  confirmedAt: number
  report: {
    status: ReportStatus
    stage: ReportStage
    /** Whether it waits because somebody else registered one of its numbers earlier. */
    isHeld: boolean
    /** Milliseconds since 1970. */
    reportedAt: number
    /** State of the last sighting. */
    state: string | null
    /** When its reporter last confirmed that it is still missing; milliseconds since 1970. */
    stillMissingAt: number | null
  } | null
}

/**
 * contested: somebody else claims one of them, or reports it missing, or an authority lists it ·
 * found: somebody reports one found · unknown: somebody else may own one of them · clear: none of
 * these.
 */
export type OtherNumbers = Extract<Verdict, 'contested' | 'found' | 'unknown' | 'clear'>

/** The identifier as an asset or a list carries it; a lookup may have named another kind. */
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
  /** The start of the Nigerian day, in milliseconds since 1970. */
  reportedAt?: number
  state?: string
  /**
   * For a loss or theft, the month (`2026-03`) in which its owner last said that it is still
   * missing, if they did. For a clear asset, the month in which its owner last said that it is
   * theirs.
   */
  confirmedIn?: string
  /** True if nobody has confirmed the report for a year. */
  stale?: boolean
  item?: { type: 'Gadget' | 'Vehicle'; brand?: string; model?: string; colour?: string }
  /** Other things with the same serial number, by other makers. The gravest is this finding. */
  others?: Namesake[]
  /** The authorities whose lists have it. The verdict depends only on the reports of owners. */
  listings?: Listing[]
}

/** The verdicts of things that a lookup shows as registered. */
export const registeredVerdicts = [
  'stolen',
  'contested',
  'lost',
  'found',
  'clear',
] as const satisfies Verdict[]

/** Another thing with the same serial number: as much as a lookup of it shows. */
export interface Namesake extends Pick<Finding, 'underReview' | 'item'> {
  verdict: (typeof registeredVerdicts)[number]
}

/**
 * Gravest first. A theft under review accuses nobody yet, so it weighs less than a confirmed loss.
 * Whose the item is comes before what one of its claimants reports, but not before a theft that staff
 * have confirmed.
 */
const statuses = [
  'stolen',
  'contested',
  'lost',
  'under review',
  'found',
  'clear',
  'unknown',
] as const
export type Status = (typeof statuses)[number]

/**
 * The gravest verdict of the hits (the earliest report if two are equal), with the details that it
 * may show. A stolen asset, and a lost one of a maker on our list: enough for a buyer to recognise
 * it. One under review or clear: type and, if our list has it, the maker. A found or contested one: none, since they would help a false claimant.
 */
export function findingOf(
  hits: readonly RegistryHit[],
  now: number,
): {
  finding: Finding
  carried: CarriedIdentifier | null
} {
  const gravest = gravestOf(hits)
  const status = gravest ? statusOf(gravest) : 'unknown'
  if (!gravest || status === 'unknown') {
    return { finding: { verdict: 'unknown', underReview: false }, carried: null }
  }
  const underReview = status === 'under review'
  const verdict = underReview ? 'lost' : status
  // Of several registrations the oldest month, so that a false claim never makes it look fresher.
  const more =
    verdict === 'clear'
      ? { confirmedIn: monthOf(oldestConfirmation(hits)) }
      : underReview || verdict === 'contested'
        ? {}
        : confirmationOf(gravest, now)
  const finding = { verdict, underReview, ...publicDetails(verdict, gravest), ...more }
  return { finding, carried: gravest.carried }
}

/** Whether a finding tells of a report or a listing, and so is no all-clear. */
export function isReport({
  verdict,
  listings,
}: Pick<Finding, 'verdict'> & { listings?: Listing[] | undefined }): boolean {
  return (verdict !== 'clear' && verdict !== 'unknown') || listings !== undefined
}

/**
 * Whether an answer to a text is about all its numbers, so that a proof may be signed. `unknown`
 * names them all, and a report names its own; of several, one may be registered and another not.
 */
export function coversAll(verdict: Verdict, numbers: number): boolean {
  return numbers === 1 || verdict !== 'clear'
}

function oldestConfirmation(hits: readonly RegistryHit[]): number {
  const clear = hits.filter((hit) => statusOf(hit) === 'clear')
  return Math.min(...clear.map(({ confirmedAt }) => confirmedAt))
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
 * Whether the public verdict changes when a report goes from `before` to `after`, given the other
 * hits. Null is a report that lookups do not show.
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

/** The place of a finding among all: 0 is the gravest. */
export function gravityOf({ verdict, underReview }: Finding): number {
  return statuses.indexOf(underReview ? 'under review' : verdict)
}

function gravestOf(hits: readonly RegistryHit[]): RegistryHit | undefined {
  const [first, ...others] = hits
  return others.reduce(
    (gravest, hit) => (gravest && byGravity(hit, gravest) < 0 ? hit : gravest),
    first,
  )
}

/** The gravest first, and of equal ones the earliest report. */
export function byGravity(a: RegistryHit, b: RegistryHit): number {
  const difference = statuses.indexOf(statusOf(a)) - statuses.indexOf(statusOf(b))
  return difference || (a.report?.reportedAt ?? 0) - (b.report?.reportedAt ?? 0)
}

type Standing = Pick<RegistryHit, 'hidden' | 'claim' | 'otherNumbers'> & {
  report: Pick<NonNullable<RegistryHit['report']>, 'status' | 'stage'> | null
}

export function statusOf({ report, hidden, claim, otherNumbers }: Standing): Status {
  if (report?.status === 'Stolen' && report.stage === 'active') return 'stolen'
  if (claim === 'ended' || claim === 'waits') return 'unknown'
  if (claim === 'contested') return 'contested'
  if (!report) {
    // An all-clear for the one would be an all-clear against the other, who may be its owner.
    const isShown = !hidden && claim !== 'doubted'
    return otherNumbers === 'clear' && !isShown ? 'unknown' : otherNumbers
  }
  if (report.status === 'Found') return 'found'
  return report.stage === 'pending' ? 'under review' : 'lost'
}

/** A brand such as “Not stolen” would be the registrant's word for it in an all-clear. */
function listedBrandOf({ brand }: RegistryHit): { brand?: string } {
  const name = brand && listedMakerIn(brand)
  return name ? { brand: name } : {}
}

function publicDetails(verdict: Finding['verdict'], hit: RegistryHit): Partial<Finding> {
  // A finer time would show which entry of the public log is about the identifier.
  const when = hit.report && { reportedAt: startOfDayOf(hit.report.reportedAt) }
  if (verdict === 'contested') return {}
  if (verdict === 'clear') return { item: { type: hit.type, ...listedBrandOf(hit) } }
  if (verdict === 'found') return { ...when }
  return {
    ...when,
    ...(hit.report?.state && { state: hit.report.state }),
    item: itemOf(verdict, hit),
  }
}

/** Before staff have confirmed a report, a message could be written in place of a maker or a model. */
function itemOf(verdict: Finding['verdict'], hit: RegistryHit): NonNullable<Finding['item']> {
  const { type, model, colour } = hit
  const maker =
    verdict === 'stolen' ? { ...(hit.brand && { brand: hit.brand }) } : listedBrandOf(hit)
  if (verdict !== 'stolen' && (hit.report?.stage === 'pending' || !maker.brand)) {
    return { type, ...maker }
  }
  return { type, ...maker, ...(model && { model }), ...(colour && { colour }) }
}
