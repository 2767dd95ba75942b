import { Link } from '@tanstack/react-router'
import type { ReportRecord } from '../../api/report-record.ts'
import { isOpen } from '../../domain/reports.ts'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { dateOf } from '../dates.ts'
import { assetPath, paths } from '../paths.ts'
import { Picture } from '../pictures/Picture.tsx'
import { BackLink } from '../shell/BackLink.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { ReportStanding } from './ReportStanding.tsx'
import { stageWords, whenSeen, whereSeen } from './report-words.ts'
import { UpdateReport } from './UpdateReport.tsx'

export function ReportView({ report }: { report: ReportRecord }) {
  const stage = stageWords(report)
  const when = whenSeen(report)
  const where = whereSeen(report)

  return (
    <>
      <BackLink to={paths.reports}>Reports</BackLink>
      <ScreenHeader
        title={report.name}
        action={isOpen(report.stage) && <UpdateReport report={report} />}
      >
        Reported on {dateOf(report.createdAt)}
      </ScreenHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Card className="grid gap-5">
          <div className="flex flex-wrap gap-1.5">
            <StatusBadge status={report.status} />
            {stage && <StageBadge tone={stage.tone}>{stage.words}</StageBadge>}
          </div>
          <ReportStanding report={report} />
          <p className="whitespace-pre-line">{report.description}</p>
          <Facts>
            {when && <Fact label="Last seen">{when}</Fact>}
            {where && <Fact label="Place">{where}</Fact>}
            {report.closedAt !== null && <Fact label="Closed on">{dateOf(report.closedAt)}</Fact>}
            <Fact label="Asset">
              <Link to={assetPath(report.assetId)} className="text-link">
                {report.name}
              </Link>
            </Fact>
          </Facts>
        </Card>
        {report.imageUrl && (
          <Picture
            src={report.imageUrl}
            alt={`Picture of ${report.name}`}
            className="aspect-[4/3] max-h-96 w-full rounded-lg border border-line"
          />
        )}
      </div>
    </>
  )
}
