import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportLine } from '../../../api/assets/admin-assets.ts'
import type { DisputeRecord } from '../../../api/disputes/disputes.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { adminDisputePath, adminReportPath } from '../../paths.ts'
import { stageVariants } from '../reports/StageBadges.tsx'

interface Props<Line extends ReportLine> {
  title: string
  /** Shown if there are no reports; without it nothing is. */
  empty?: string
  reports: readonly Line[]
  /** Adds further facts to each report. */
  more?: (report: Line) => ReactNode
}

/** Related reports with links, and their count. */
export function ReportLines<Line extends ReportLine>({ title, empty, reports, more }: Props<Line>) {
  if (reports.length === 0 && !empty) return null
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {title} <span className="text-muted tabular-nums">({reports.length})</span>
      </h2>
      {reports.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="grid divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <a
              href={adminReportPath(report.id)}
              className="text-sm font-semibold text-brand hover:underline"
            >
              {report.name}
            </a>
            <span className="flex flex-wrap items-center gap-1.5">
              <StatusTag status={report.reportStatus} />
              <StageBadge tone={stageVariants[report.status]}>
                {adminStateWords.stage[report.status]}
              </StageBadge>
            </span>
            {more && <p className="text-sm">{more(report)}</p>}
            <span className="text-xs text-muted">
              {report.owner.name}, {longDate(report.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type DisputeLink = Pick<DisputeRecord, 'id' | 'status'>

/** Links to the disputes about an asset's identifiers, above the record. */
export function DisputeLinks({ disputes }: { disputes: readonly DisputeLink[] }) {
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      {disputes.map(({ id, status }) => (
        <a
          key={id}
          href={adminDisputePath(id)}
          className={cx(
            'flex min-h-12 items-center gap-2.5 rounded-lg border px-4 py-2.5 text-sm font-semibold underline underline-offset-4',
            status === 'open'
              ? 'border-stolen-line bg-stolen-soft text-stolen'
              : 'border-line bg-surface text-ink',
          )}
        >
          <Scale aria-hidden="true" className="size-5 shrink-0" />
          {status === 'open' ? adminCaseWords.severalClaims : adminCaseWords.earlierDispute}
        </a>
      ))}
    </div>
  )
}
