import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { useWords } from '../../words/use-words.ts'

/** Explains a report's status to its owner. */
export function ReportStatus({ report }: { report: ReportRecord }) {
  const { stages } = useWords('reportWords', reportWords)
  const message = statusMessage(stages, report)
  return <p className="rounded-md bg-sunken px-4 py-3 text-sm">{message}</p>
}

function statusMessage(
  words: typeof reportWords.stages,
  { status, stage, reason, outcome }: ReportRecord,
): string {
  if (stage === 'active') return words[status]
  if (stage === 'pending' && reason) return fill(words.asked, { reason })
  if (stage !== 'inactive') return words[stage]
  if (outcome === 'refused' && reason) return fill(words.refusedBecause, { reason })
  return words[outcome ?? 'closed']
}
