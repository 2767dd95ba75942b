export const reportStatuses = ['Lost', 'Stolen', 'Found'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** pending: waits for our team · active: public · inactive: closed, kept in the history · archived: put away. */
export const reportStages = ['pending', 'active', 'inactive', 'archived'] as const
export type ReportStage = (typeof reportStages)[number]

export function isOpen(stage: ReportStage): boolean {
  return stage === 'pending' || stage === 'active'
}

/** Only a theft needs our team's word before anyone is told: it accuses somebody. */
export function firstStage(status: ReportStatus): ReportStage {
  return status === 'Stolen' ? 'pending' : 'active'
}

/** Somebody else’s earlier claim to a number that is now reported. */
export interface EarlierStatus {
  /** A look-up says that it is registered. */
  isPublic: boolean
  /** Its owner reports it as lost or stolen. */
  isMissing: boolean
}

/**
 * Whether nothing of a report is public until our team has confirmed it: it would speak against somebody
 * who had registered the number before. A find of what its owner misses is what they wait for. Of a
 * registration that no look-up tells of this must not tell either: the report counts as on a free
 * number, and its owner can stop it with one answer.
 */
export function isHeldForReview(status: ReportStatus, earlier: readonly EarlierStatus[]): boolean {
  if (status === 'Found' && earlier.some(({ isMissing }) => isMissing)) return false
  return earlier.some(({ isPublic }) => isPublic)
}

/** The asset that a new report is about, as far as the rule cares. */
export interface ReportedAsset {
  hasOpenReport: boolean
}

/** Why a report on this asset may not be made, or null. */
export function whyCannotReport(asset: ReportedAsset): 'report' | null {
  return asset.hasOpenReport ? 'report' : null
}

/** How a person may close their own open report: what it is → what they may make of it. */
const closings = {
  Lost: 'Found',
  Stolen: 'Found',
  Found: 'Handed over',
} as const satisfies Record<ReportStatus, string>

export type Closing = (typeof closings)[ReportStatus]

export function closingOf(status: ReportStatus): Closing {
  return closings[status]
}

/** How a report came to its end; only the first two are its reporter's own doing. */
export const reportOutcomes = ['recovered', 'handed-over', 'refused', 'closed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** What closing one's own report makes of it. */
export const outcomeOfClosing = {
  Found: 'recovered',
  'Handed over': 'handed-over',
} as const satisfies Record<Closing, ReportOutcome>

/** What a decision of our team ends a report as; null when the report goes on, or had ended before. */
export function outcomeOfDecision(from: ReportStage, to: ReportStage): ReportOutcome | null {
  if (isOpen(to) || !isOpen(from)) return null
  return from === 'pending' ? 'refused' : 'closed'
}

/** Why this open report cannot be closed so, or null. */
export function whyCannotClose(status: ReportStatus, closing: Closing) {
  if (closings[status] === closing) return null
  return status === 'Found' ? 'hand-over-closes' : 'found-closes'
}

const decisions = {
  pending: ['active', 'inactive', 'archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active', 'inactive'],
} as const satisfies Record<ReportStage, readonly ReportStage[]>

/** Why an admin may not move a report from one stage to another, or null. */
export function whyCannotDecide(from: ReportStage, to: ReportStage): 'report-stage' | null {
  const allowed: readonly ReportStage[] = decisions[from]
  return allowed.includes(to) ? null : 'report-stage'
}

/** A closed report, as far as opening it again goes. */
export interface ClosedReport {
  outcome: ReportOutcome | null
  /** There is another on the same thing. */
  hasOpenSibling: boolean
  /** The thing is its reporter's still. */
  isStillTheirs: boolean
}

/** Why our team may not open a closed report again, or null. */
export function whyCannotReopen({ outcome, hasOpenSibling, isStillTheirs }: ClosedReport) {
  if (!isStillTheirs) return 'new-owner'
  if (outcome === 'recovered' || outcome === 'handed-over') {
    return 'closed-by-reporter'
  }
  return hasOpenSibling ? 'other-open-report' : null
}

const dayMs = 86_400_000
const nigeriaAheadMs = 3_600_000

/** Why a thing cannot have been last seen on this day (`YYYY-MM-DD`), or null. Days are Nigeria's. */
export function whyInvalidLastSeen(day: string, now: number) {
  const today = new Date(now + nigeriaAheadMs).toISOString().slice(0, 10)
  if (day > today) return 'day-to-come'
  const oldest = new Date(now - 30 * 365 * dayMs).toISOString().slice(0, 10)
  return day < oldest ? 'day-too-long-ago' : null
}
