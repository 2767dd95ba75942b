import type { ReportRecord } from '../../api/report-record.ts'
import type { ReportOutcome } from '../../domain/reports.ts'
import type { StageTone } from '../../ui/badge-style.ts'
import { dayInWords } from '../dates.ts'

type Staged = Pick<ReportRecord, 'stage' | 'outcome'>

const endWords: Record<ReportOutcome, { tone: StageTone; words: string }> = {
  recovered: { tone: 'good', words: 'Recovered' },
  'handed-over': { tone: 'good', words: 'Handed over' },
  refused: { tone: 'bad', words: 'Turned down' },
  closed: { tone: 'quiet', words: 'Closed' },
}

/** The badge beside the status, where there is something to say. */
export function stageWords({ stage, outcome }: Staged): { tone: StageTone; words: string } | null {
  switch (stage) {
    case 'pending':
      return { tone: 'waiting', words: 'Under review' }
    case 'active':
      return null
    case 'inactive':
      return endWords[outcome ?? 'closed']
    case 'archived':
      return { tone: 'quiet', words: 'Archived' }
  }
}

type Sighting = Pick<ReportRecord, 'lastSeenDate' | 'lastSeenTime' | 'location' | 'state'>

/** `4 March 2026, 14:30`, or ''. */
export function whenSeen({ lastSeenDate, lastSeenTime }: Sighting): string {
  return [lastSeenDate && dayInWords(lastSeenDate), lastSeenTime].filter(Boolean).join(', ')
}

/** `Computer Village, Ikeja, Lagos`: the state is not said twice. */
export function whereSeen({ location, state }: Sighting): string {
  if (!location || !state) return location || state || ''
  return location.toLowerCase().includes(state.toLowerCase()) ? location : `${location}, ${state}`
}
