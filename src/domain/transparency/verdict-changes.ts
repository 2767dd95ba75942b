import type { ReportOutcome, ReportStage, ReportStatus } from '../reports/reports.ts'
import type { EntryKind } from './entries.ts'

/** What decides whether and how the public is told of a report. */
export interface ReportState {
  /** What it was made as: closing a report turns its status into Found. */
  reportedAs: ReportStatus
  stage: ReportStage
  held: boolean
}

/** What a lookup tells because of a report: as `findingOf` reads it, without the item. */
export type PublicStatus = 'stolen' | 'lost' | 'under review' | 'found'

/** Null when nobody is told of the report. */
export function publicStatusOf({ reportedAs, stage, held }: ReportState): PublicStatus | null {
  if (held || (stage !== 'pending' && stage !== 'active')) return null
  if (reportedAs === 'Found') return 'found'
  if (stage === 'pending') return 'under review'
  return reportedAs === 'Stolen' ? 'stolen' : 'lost'
}

/** A report before, null when it was just made, and after a change. */
export interface ReportChange {
  before: ReportState | null
  after: ReportState & { outcome: ReportOutcome | null }
}

/** What the log says of a change; null when the public is told what it was told before. */
export function entryKindOf({ before, after }: ReportChange): EntryKind | null {
  const [earlier, later] = [before && publicStatusOf(before), publicStatusOf(after)]
  if (earlier === later) return null
  if (later === null) return endings[after.outcome ?? 'none']
  if (earlier !== null) return 'confirmed'
  if (before === null) return 'reported'
  return before.held ? 'confirmed' : 'reopened'
}

const endings = {
  recovered: 'found',
  'handed-over': 'found',
  refused: 'rejected',
  closed: 'withdrawn',
  // Taken back from the public until the team has looked at it.
  none: 'withdrawn',
} as const satisfies Record<ReportOutcome | 'none', EntryKind>
