import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { ReportOutcome } from '../../../domain/reports/reports.ts'

/** Explains a report's status to its owner. */
export function ReportStatus({ report }: { report: ReportRecord }) {
  const message = statusMessage(report)
  return <p className="rounded-md bg-sunken px-4 py-3 text-sm">{message}</p>
}

function statusMessage({ status, stage, reason, outcome }: ReportRecord): string {
  switch (stage) {
    case 'pending':
      return 'Our team is reviewing this report. Until they confirm it, a check says “reported, under review” and nobody is notified.'
    case 'active':
      return {
        Lost: 'Anyone who checks this item is told that it is lost. We tell you when somebody reports it found.',
        Stolen:
          'Our team confirmed this report. Anyone who checks this item is told that it is stolen.',
        Found: 'We tell you when its owner reports it lost. Neither of you sees who the other is.',
      }[status]
    case 'inactive':
      return endings(reason)[outcome ?? 'closed']
    case 'archived':
      return 'This report was put away; it stays in your history.'
  }
}

const endings = (reason: string | null): Record<ReportOutcome, string> => ({
  recovered: 'You have it back. This report is closed; it stays in your history.',
  'handed-over': 'You handed it over. This report is closed; it stays in your history.',
  refused: reason
    ? `Our team turned this report down: ${reason}`
    : 'Our team turned this report down. You can make a new one with more about what happened.',
  closed: 'Our team closed this report; it stays in your history.',
})
