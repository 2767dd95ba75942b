import type { ReportStatus } from './reports.ts'

export const reportEventKinds = [
  'reported',
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

/** One thing that happened to a report, without whoever did it. */
export interface ReportEvent {
  /** Milliseconds since 1970. */
  at: number
  kind: ReportEventKind
  /** What our team wrote with it. */
  reason: string | null
  /** Of an edit: the names of the fields that were changed. */
  fields: string[]
}

/** What the activity log keeps of a change, as far as a history reads it. */
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
  /** What our team last wrote. */
  reason: string | null
}

/** All that happened to a report, oldest first; `changes` are in that order too. */
export function reportEventsOf(report: Reported, changes: readonly LoggedChange[]): ReportEvent[] {
  const lastReasoned = changes.findLast(({ details }) => details.reasoned)
  const begun: ReportEventKind[] =
    report.reportedAs === 'Stolen' ? ['reported', 'under-review'] : ['reported']
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
  if (status === 'Found') return [...edited, 'recovered']
  if (status === 'Handed over') return [...edited, 'handed-over']
  return edited
}

function decisionKind(from: string | undefined, to: string): ReportEventKind {
  if (to === 'active') return from === 'pending' ? 'confirmed' : 'reopened'
  if (from === 'pending') return 'refused'
  return to === 'archived' ? 'archived' : 'closed'
}
