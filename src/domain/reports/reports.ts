import { dayOf } from '../calendar-days.ts'

export const reportStatuses = ['Lost', 'Stolen', 'Found'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/**
 * pending: waits for staff · active: public · inactive: closed, kept in the history · archived:
 * moved to the archive by staff.
 */
export const reportStages = ['pending', 'active', 'inactive', 'archived'] as const
export type ReportStage = (typeof reportStages)[number]

export function isOpen(stage: ReportStage): boolean {
  return stage === 'pending' || stage === 'active'
}

/** Only a theft must be confirmed by staff before it is public, because it accuses somebody. */
export function firstStage(status: ReportStatus): ReportStage {
  return status === 'Stolen' ? 'pending' : 'active'
}

/** Another user’s earlier claim to an identifier that is now reported. */
export interface EarlierStatus {
  /** The letters and digits of the identifier. */
  key: string
  /** True if lookups show that the identifier is registered. */
  isPublic: boolean
  /** True if that user has reported it lost or stolen. */
  isMissing: boolean
}

/**
 * Whether a report waits for staff, because it would count against a user who had registered the
 * identifier before. That user's claim and the reporter's contest each other meanwhile.
 *
 * A finder claims nothing. Their report is not held for a number that a user reported missing: they
 * wait for it. A hidden registration does not hold it either, since that would reveal it.
 */
export function isHeldForReview(status: ReportStatus, earlier: readonly EarlierStatus[]): boolean {
  if (status !== 'Found') return earlier.length > 0
  const missing = new Set(earlier.filter(({ isMissing }) => isMissing).map(({ key }) => key))
  return earlier.some(({ isPublic, key }) => isPublic && !missing.has(key))
}

/** The properties of an asset that decide whether it can be reported. */
export interface ReportedAsset {
  hasOpenReport: boolean
}

/** Why this asset cannot be reported; null if it can. */
export function whyCannotReport(asset: ReportedAsset): 'report' | null {
  return asset.hasOpenReport ? 'report' : null
}

/**
 * Whether closing this report, or making it one of a theft, can make lookups say less about a missing
 * thing, so that an open session is not enough for it: somebody may have snatched the unlocked phone.
 */
export function needsPasswordToChange(status: ReportStatus): boolean {
  return status !== 'Found'
}

/** How users may close their own open reports: for each status, the one that closes it. */
const closings = {
  Lost: 'Found',
  Stolen: 'Found',
  Found: 'Handed over',
} as const satisfies Record<ReportStatus, string>

export type Closing = (typeof closings)[ReportStatus]

export function closingOf(status: ReportStatus): Closing {
  return closings[status]
}

/** How a report ended. Its reporter causes only the first two. */
export const reportOutcomes = ['recovered', 'handed-over', 'refused', 'closed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** The outcome of closing one’s own report. */
export const outcomeOfClosing = {
  Found: 'recovered',
  'Handed over': 'handed-over',
} as const satisfies Record<Closing, ReportOutcome>

/** The outcome of a report after a decision of staff; null if it continues, or had ended before. */
export function outcomeOfDecision(from: ReportStage, to: ReportStage): ReportOutcome | null {
  if (isOpen(to) || !isOpen(from)) return null
  return from === 'pending' ? 'refused' : 'closed'
}

/** What its reporter may make of an open report: an end, or of a loss a theft. */
export type StatusChange = Closing | 'Stolen'

/** Why the reporter cannot change the status of this open report so; null if they can. */
export function whyCannotChangeStatus(status: ReportStatus, to: StatusChange) {
  if (closings[status] === to) return null
  if (to === 'Stolen') return status === 'Lost' ? null : 'no-loss'
  return status === 'Found' ? 'hand-over-closes' : 'found-closes'
}

const decisions = {
  pending: ['active', 'inactive', 'archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['active', 'inactive'],
} as const satisfies Record<ReportStage, readonly ReportStage[]>

/** Why an admin cannot move a report between these stages; null if they can. */
export function whyCannotDecide(from: ReportStage, to: ReportStage): 'report-stage' | null {
  const allowed: readonly ReportStage[] = decisions[from]
  return allowed.includes(to) ? null : 'report-stage'
}

/** The properties of a closed report that decide whether it can be reopened. */
export interface ClosedReport {
  outcome: ReportOutcome | null
  /** True if there is another open report on the same asset. */
  hasOpenSibling: boolean
  /** True if the asset still belongs to the reporter. */
  isStillTheirs: boolean
  /** True if the asset got a number after it was reported. */
  hasNewNumber: boolean
}

/**
 * Why staff cannot reopen a closed report; null if they can. A loss or theft that its reporter
 * closed can be reopened: somebody else may have held their unlocked phone. Not with a number that
 * nobody reported: a reporter who closes it while staff look at it would have them confirm the theft
 * of somebody else’s phone.
 */
export function whyCannotReopen({
  outcome,
  hasOpenSibling,
  isStillTheirs,
  hasNewNumber,
}: ClosedReport) {
  if (!isStillTheirs) return 'new-owner'
  if (hasNewNumber) return 'new-number'
  if (outcome === 'handed-over') return 'closed-by-reporter'
  return hasOpenSibling ? 'other-open-report' : null
}

const dayMs = 86_400_000

/** Why an asset cannot have been last seen on this Nigerian day (`YYYY-MM-DD`); null if it can. */
export function whyInvalidLastSeen(day: string, now: number) {
  if (day > dayOf(now)) return 'day-to-come'
  const oldest = dayOf(now - 30 * 365 * dayMs)
  return day < oldest ? 'day-too-long-ago' : null
}

/** Shorter parts of an identifier are on many items. */
const distinctiveLength = 6

/** Whether a line of a poster contains one of the item's identifiers, or six characters of it. */
export function showsIdentifier(line: string, keys: readonly string[]): boolean {
  const text = line.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return keys.some((key) => {
    if (key.length <= distinctiveLength) return text.includes(key)
    return Array.from({ length: key.length - distinctiveLength + 1 }, (_, at) =>
      key.slice(at, at + distinctiveLength),
    ).some((part) => /\d/.test(part) && text.includes(part))
  })
}
