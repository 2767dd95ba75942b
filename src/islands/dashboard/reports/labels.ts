import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { ReportEvent } from '../../../domain/reports/report-history.ts'
import type { ReportOutcome, ReportStatus } from '../../../domain/reports/reports.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { dayInWords } from '../../shell/dates.ts'

type Staged = Pick<ReportRecord, 'stage' | 'outcome'>

const outcomeLabels: Record<ReportOutcome, { tone: StageTone; label: string }> = {
  recovered: { tone: 'good', label: 'Recovered' },
  'handed-over': { tone: 'good', label: 'Handed over' },
  refused: { tone: 'bad', label: 'Turned down' },
  closed: { tone: 'quiet', label: 'Closed' },
}

/** The badge beside the status, if there is one. */
export function stageLabels({ stage, outcome }: Staged): { tone: StageTone; label: string } | null {
  switch (stage) {
    case 'pending':
      return { tone: 'waiting', label: 'Under review' }
    case 'active':
      return null
    case 'inactive':
      return outcomeLabels[outcome ?? 'closed']
    case 'archived':
      return { tone: 'quiet', label: 'Archived' }
  }
}

/** The label of an event in a report's history. It names the action, and no other user. */
export function eventLabels(
  { kind, fields }: Pick<ReportEvent, 'kind' | 'fields'>,
  reportedAs: ReportStatus,
): string {
  switch (kind) {
    case 'reported':
      return `You reported it ${reportedAs.toLowerCase()}`
    case 'under-review':
      return 'Our team began its review'
    case 'confirmed':
      return 'Our team confirmed it'
    case 'refused':
      return 'Our team turned it down'
    case 'edited':
      return `You changed ${listFormat.format(fieldNames(fields))}`
    case 'recovered':
      return 'You marked it as found'
    case 'handed-over':
      return 'You handed it over'
    case 'closed':
      return 'Our team closed it'
    case 'archived':
      return 'Our team put it away'
    case 'reopened':
      return 'Our team opened it again'
  }
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const fieldLabels: Readonly<Record<string, string>> = {
  description: 'the description',
  lastSeenDate: 'when it was last seen',
  lastSeenTime: 'when it was last seen',
  location: 'the place',
  state: 'the state',
  imageUrl: 'the picture',
  policeReference: 'the police details',
  policeStation: 'the police details',
}

function fieldNames(fields: readonly string[]): string[] {
  return [...new Set(fields.map((field) => fieldLabels[field] ?? field))]
}

type Sighting = Pick<ReportRecord, 'lastSeenDate' | 'lastSeenTime' | 'location' | 'state'>

/** `4 March 2026, 14:30`, or ''. */
export function whenSeen({ lastSeenDate, lastSeenTime }: Sighting): string {
  return [lastSeenDate && dayInWords(lastSeenDate), lastSeenTime].filter(Boolean).join(', ')
}

/** `Computer Village, Ikeja, Lagos`, with the state only once. */
export function whereSeen({ location, state }: Sighting): string {
  if (!location || !state) return location || state || ''
  return location.toLowerCase().includes(state.toLowerCase()) ? location : `${location}, ${state}`
}
