import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { ReportOutcome, ReportStatus } from '../../../domain/reports/reports.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import type { TagTone } from '../../../ui/tag/tones.ts'
import { dayInWords } from '../../shell/dates.ts'

export const tagTones = {
  Lost: 'lost',
  Stolen: 'stolen',
  Found: 'found',
} as const satisfies Record<ReportStatus, TagTone>

type Staged = Pick<ReportRecord, 'stage' | 'outcome'>

const outcomeTones: Record<ReportOutcome, StageTone> = {
  recovered: 'good',
  'handed-over': 'good',
  refused: 'bad',
  closed: 'quiet',
}

/** The badge beside the status, if there is one. */
export function stageLabels({ stage, outcome }: Staged): { tone: StageTone; label: string } | null {
  switch (stage) {
    case 'pending':
      return { tone: 'waiting', label: reportCardWords.pending }
    case 'active':
      return null
    case 'inactive': {
      const ended = outcome ?? 'closed'
      return { tone: outcomeTones[ended], label: reportCardWords[ended] }
    }
    case 'archived':
      return { tone: 'quiet', label: reportCardWords.archived }
  }
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
