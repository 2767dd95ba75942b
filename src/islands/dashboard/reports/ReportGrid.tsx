import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { useInfiniteList } from '../use-infinite-list.ts'
import { ReportCard } from './ReportCard.tsx'
import { reportGridStyle } from './ReportGridSkeleton.tsx'
import { useMatchedReports } from './use-matched-reports.ts'

interface Props {
  reports: readonly ReportRecord[]
  /** The name of the list. With a name, the list remembers how far the user has scrolled. */
  name?: string
  /** Small cards. */
  compact?: boolean
}

export function ReportGrid({ reports, name, compact = false }: Props) {
  const card = useWords('reportCardWords', reportCardWords)
  const matched = useMatchedReports(reports)
  const { shown, isWhole, end, grow } = useInfiniteList(name, reports)
  return (
    <>
      <ul className={reportGridStyle}>
        {shown.map((report) => (
          <li key={report.id} className="grid">
            <ReportCard
              report={report}
              id={report.id}
              match={matched.has(report.id)}
              compact={compact}
            />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className="mt-6 text-center">
          <Button ref={end} variant="quiet" onClick={grow}>
            {card.showMore}
          </Button>
        </p>
      )}
    </>
  )
}
