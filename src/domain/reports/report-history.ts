import type { ReportStatus } from './reports.ts'

export const reportEventKinds = [
  'reported',
  'stolen',
  'under-review',
  'confirmed',
  'refused',
  'edited',
  'recovered',
  'handed-over',
  'closed',
  'archived',
  'reopened',
] as const
export type ReportEventKind = (typeof reportEventKinds)[number]

/**
 * Fewer checks are not counted for the reporter: each of a few could be told apart, and one of them is
 * the buyer.
 */
export const leastChecks = 5

/** One event of a report, without the user who caused it. */
export interface ReportEvent {
  /** Milliseconds since 1970. */
  at: number
  kind: ReportEventKind
  /** What staff wrote with the decision. */
  reason: string | null
  /** The names of the fields that an edit changed. */
  fields: string[]
}

/** The parts of a change in the activity log that a history needs. */
export interface LoggedChange {
  at: number
  details: {
    fields?: string[]
    status?: string
    from?: string
    to?: string
    reasoned?: boolean
  }
}

interface Reported {
  createdAt: number
  reportedAs: ReportStatus
  /** The latest message of staff. */
  reason: string | null
}

/** All events of a report, oldest first. `changes` must be in that order too. */
export function reportEventsOf(report: Reported, changes: readonly LoggedChange[]): ReportEvent[] {
  const lastReasoned = changes.findLast(({ details }) => details.reasoned)
  const wasLost = changes.some(({ details }) => details.status === 'Stolen')
  const begun: ReportEventKind[] =
    report.reportedAs === 'Stolen' && !wasLost ? ['reported', 'under-review'] : ['reported']
  return [
    ...begun.map((kind) => event(report.createdAt, kind)),
    ...changes.flatMap((change) =>
      kindsOf(change).map((kind) => ({
        ...event(change.at, kind),
        ...(kind === 'edited' && { fields: change.details.fields ?? [] }),
        ...(change === lastReasoned && { reason: report.reason }),
      })),
    ),
  ]
}

function event(at: number, kind: ReportEventKind): ReportEvent {
  return { at, kind, reason: null, fields: [] }
}

function kindsOf({ details: { fields = [], status, from, to } }: LoggedChange): ReportEventKind[] {
  if (to !== undefined) return [decisionKind(from, to)]
  const edited: ReportEventKind[] = fields.length > 0 ? ['edited'] : []
  if (status === 'Stolen') return [...edited, 'stolen', 'under-review']
  if (status === 'Found') return [...edited, 'recovered']
  if (status === 'Handed over') return [...edited, 'handed-over']
  return edited
}

function decisionKind(from: string | undefined, to: string): ReportEventKind {
  if (to === 'active') return from === 'pending' ? 'confirmed' : 'reopened'
  if (from === 'pending') return 'refused'
  return to === 'archived' ? 'archived' : 'closed'
}
