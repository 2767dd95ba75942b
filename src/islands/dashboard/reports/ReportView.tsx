import { Link } from '@tanstack/react-router'
import { Image as ImageIcon, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { assetPath, paths, reportPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { optionalPart } from '../../shell/loading/optional-part.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReportStatusBadge } from '../../words/ReportStatusBadge.tsx'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { ReportMatches } from '../matching/ReportMatches.tsx'
import { TaskBanners } from '../notifications/TaskBanners.tsx'
import { EvidencePack } from '../public-log/EvidencePack.tsx'
import { ReportLog } from '../public-log/ReportLog.tsx'
import { CloseReport } from './CloseReport.tsx'
import { stageLabels, whenSeen, whereSeen } from './labels.ts'
import { OwnerChecklist } from './OwnerChecklist.tsx'
import { ReportIdentifiers } from './ReportIdentifiers.tsx'
import { ReportStatus } from './ReportStatus.tsx'
import { ReportTimeline } from './ReportTimeline.tsx'
import { StillMissing } from './StillMissing.tsx'

// Loaded on demand: most users have already answered.
const AskForPush = optionalPart(async () => (await import('../../push/AskForPush.tsx')).AskForPush)

export function ReportView({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const card = useWords('reportCardWords', reportCardWords)
  const { dateOf } = useDates()
  const stage = stageLabels(card, report)
  const canChange = isOpen(report.stage)
  const image = report.imageUrl ?? report.assetImageUrl

  return (
    <>
      <BackLink to={paths.reports}>{words.reports}</BackLink>
      <ScreenHeader
        title={report.name}
        action={
          canChange && (
            <div className="flex flex-wrap gap-2">
              <CloseReport report={report} />
              <ButtonLink to={reportPath(report.id)} search={{ edit: true }} variant="secondary">
                <Pencil aria-hidden="true" />
                {words.edit}
              </ButtonLink>
              <ButtonLink
                to={paths.assetPoster}
                search={{ id: report.assetId }}
                variant="secondary"
              >
                <ImageIcon aria-hidden="true" />
                {words.makePoster}
              </ButtonLink>
            </div>
          )
        }
      >
        {fill(words.reportedOn, { day: dateOf(report.createdAt) })}
      </ScreenHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StillMissing report={report} />
          <TaskBanners href={reportPath(report.id)} />
          <div lang="en-NG" className="empty:hidden">
            <ReportMatches reportId={report.id} />
          </div>
          {canChange && (
            <Suspense>
              <AskForPush />
            </Suspense>
          )}
          <Card className="grid gap-5">
            <div className="flex flex-wrap gap-1.5">
              <ReportStatusBadge status={report.status} />
              {stage && <StageBadge tone={stage.tone}>{stage.label}</StageBadge>}
            </div>
            <ReportStatus report={report} />
            <p className="break-words whitespace-pre-line">{report.description}</p>
            {image && (
              <UploadedImage
                src={image}
                alt={fill(words.pictureOf, { name: report.name })}
                className="aspect-[4/3] max-h-96 w-full rounded-md border border-line sm:max-w-md"
              />
            )}
            <ReportIdentifiers report={report} />
            <ReportFacts report={report} />
          </Card>
          {canChange && <OwnerChecklist report={report} />}
        </div>
        <div className="grid gap-6">
          <ReportTimeline id={report.id} />
          <div lang="en-NG" className="grid gap-6">
            <ReportLog id={report.id} />
            <EvidencePack id={report.id} />
          </div>
        </div>
      </div>
    </>
  )
}

function ReportFacts({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const dates = useDates()
  const facts = [
    [words.lastSeen, whenSeen(dates, report)],
    [words.place, whereSeen(report)],
    [words.policeReference, report.policeReference],
    [words.policeStation, report.policeStation],
    [words.closedOn, report.closedAt !== null && dates.dateOf(report.closedAt)],
  ] as const
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fact key={label} label={label}>
              <span className="break-words">{value}</span>
            </Fact>
          ),
      )}
      <Fact label={words.asset}>
        <Link to={assetPath(report.assetId)} className="text-link">
          {report.name}
        </Link>
      </Fact>
    </Facts>
  )
}
