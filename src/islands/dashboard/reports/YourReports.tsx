import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { type ReportStatus, reportStatuses } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../shell/nav/TextLink.tsx'
import { ReportStatusBadge } from '../../words/ReportStatusBadge.tsx'
import { useWords } from '../../words/use-words.ts'
import { ReportCard } from './ReportCard.tsx'
import { useMatchedReports } from './use-matched-reports.ts'

interface Props {
  /** All reports, for the counts. */
  reports: readonly ReportRecord[]
  latest: readonly ReportRecord[]
}

/** The panel at the top: the number of reports by status, and the latest two. */
export function YourReports({ reports, latest }: Props) {
  const words = useWords('reportWords', reportWords)
  const matched = useMatchedReports(latest)
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{words.yourReports}</h2>
        <TextLink to={paths.newReport}>{words.newReport}</TextLink>
      </div>
      <dl className="mb-6 grid divide-y divide-line rounded-md border border-line bg-sunken sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {reportStatuses.map((status) => (
          <div
            key={status}
            className="flex flex-row-reverse items-center justify-between gap-2 px-4 py-2 sm:grid sm:justify-items-center sm:justify-normal sm:px-2 sm:py-5"
          >
            <dt className="order-2">
              <ReportStatusBadge status={status} />
            </dt>
            <dd className="text-3xl font-semibold tabular-nums">{count(reports, status)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-4 sm:grid-cols-2">
        {latest.map((report) => (
          <li key={report.id} className="grid">
            <ReportCard report={report} id={report.id} match={matched.has(report.id)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function count(reports: readonly ReportRecord[], status: ReportStatus): number {
  return reports.filter((report) => report.status === status).length
}
