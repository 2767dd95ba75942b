import type { ReportOutcome, ReportStage, ReportStatus } from '../reports/reports.ts'
import type { EntryKind } from './entries.ts'

/** The properties of a report that decide whether and how lookups show it. */
export interface ReportState {
  /** The status when it was created: closing a report turns its status into Found. */
  reportedAs: ReportStatus
  stage: ReportStage
  held: boolean
}

/** The status that lookups show for a report; `findingOf` uses the same rule. */
export type PublicStatus = 'stolen' | 'lost' | 'under review' | 'found'

/** Null if lookups do not show the report. */
export function publicStatusOf({ reportedAs, stage, held }: ReportState): PublicStatus | null {
  if (held || (stage !== 'pending' && stage !== 'active')) return null
  if (reportedAs === 'Found') return 'found'
  if (stage === 'pending') return 'under review'
  return reportedAs === 'Stolen' ? 'stolen' : 'lost'
}

/** A report before and after a change; `before` is null if the change created it. */
export interface ReportChange {
  before: ReportState | null
  after: ReportState & { outcome: ReportOutcome | null }
}

/** The log entry for a change; null if lookups show the same as before. */
export function entryKindOf({ before, after }: ReportChange): EntryKind | null {
  const [earlier, later] = [before && publicStatusOf(before), publicStatusOf(after)]
  if (earlier === later) return null
  if (later === null) return endings[after.outcome ?? 'none']
  // Of a loss that turns out to be a theft.
  if (later === 'under review' && earlier !== null) return 'reported'
  if (earlier !== null) return 'confirmed'
  if (before === null) return 'reported'
  return before.held ? 'confirmed' : 'reopened'
}

const endings = {
  recovered: 'found',
  'handed-over': 'found',
  refused: 'rejected',
  closed: 'withdrawn',
  // Lookups do not show it until staff have reviewed it.
  none: 'withdrawn',
} as const satisfies Record<ReportOutcome | 'none', EntryKind>
