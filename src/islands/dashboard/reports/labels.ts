import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { ReportOutcome } from '../../../domain/reports/reports.ts'
import type { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import type { Dates } from '../../words/use-dates.ts'

type Staged = Pick<ReportRecord, 'stage' | 'outcome'>

const outcomeTones: Record<ReportOutcome, StageTone> = {
  recovered: 'good',
  'handed-over': 'good',
  refused: 'bad',
  closed: 'quiet',
}

/** The badge beside the status, if there is one. */
export function stageLabels(
  words: typeof reportCardWords,
  { stage, outcome }: Staged,
): { tone: StageTone; label: string } | null {
  switch (stage) {
    case 'pending':
      return { tone: 'waiting', label: words.pending }
    case 'active':
      return null
    case 'inactive': {
      const ended = outcome ?? 'closed'
      return { tone: outcomeTones[ended], label: words[ended] }
    }
    case 'archived':
      return { tone: 'quiet', label: words.archived }
  }
}

type Sighting = Pick<ReportRecord, 'lastSeenDate' | 'lastSeenTime' | 'location' | 'state'>

/** `4 March 2026, 14:30`, or ''. */
export function whenSeen({ dayInWords }: Dates, { lastSeenDate, lastSeenTime }: Sighting): string {
  return [lastSeenDate && dayInWords(lastSeenDate), lastSeenTime].filter(Boolean).join(', ')
}

/** `Computer Village, Ikeja, Lagos`, with the state only once. */
export function whereSeen({ location, state }: Sighting): string {
  if (!location || !state) return location || state || ''
  const parts = location.split(',').map((part) => part.trim().toLowerCase())
  const names = [state.toLowerCase(), `${state.toLowerCase()} state`]
  return parts.some((part) => names.includes(part)) ? location : `${location}, ${state}`
}
