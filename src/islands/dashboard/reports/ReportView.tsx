import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, Image as ImageIcon, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { assetKindOf, dueOnceBack } from '../../../domain/assets/owner-checklist.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { assetPath, paths, reportPath } from '../../paths.ts'
import { AskForPush } from '../../push/AskForPush.tsx'
import { call } from '../../session.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { optionalPart } from '../../shell/loading/lazy-component.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { openPath, withSearch } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { showToast } from '../../shell/toasts.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { assetIdentifiersOf } from '../assets/asset-identifiers.ts'
import { ReportMatches } from '../matching/MatchCard.tsx'
import { TaskBanners } from '../notifications/TaskBanners.tsx'
import { EvidencePack, ReportLog } from '../public-log/ReportLog.tsx'
import { assetQuery, cacheReportData } from '../queries.ts'
import { ownershipQuery } from '../screen-queries.ts'
import { ChangeStatus } from './ChangeStatus.tsx'
import { stageLabels, whenSeen, whereSeen } from './labels.ts'
import { OwnerChecklist } from './OwnerChecklist.tsx'
import { ReportProgress } from './ReportProgress.tsx'
import { ReportTimeline } from './ReportTimeline.tsx'

/** Loaded on demand, because it usually shows nothing. */
const AssetContest = optionalPart(
  async () => (await import('../transfers/AssetContest.tsx')).AssetContest,
)

export function ReportView({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const card = useWords('reportCardWords', reportCardWords)
  const { dateOf } = useDates()
  const stage = stageLabels(card, report)
  const canChange = isOpen(report.stage)
  const isMissing = report.status !== 'Found'
  const image = report.imageUrl ?? report.assetImageUrl

  return (
    <>
      <BackLink to={paths.reports}>{words.reports}</BackLink>
      <ScreenHeader title={report.name}>
        <span className="flex flex-wrap items-center gap-1.5">
          <ReportStatusTag {...report} />
          {stage && <StageBadge tone={stage.tone}>{stage.label}</StageBadge>}
          {fill(words.reportedOn, { day: dateOf(report.createdAt) })}
        </span>
      </ScreenHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ReportIdentifiers report={report} />
          <TaskBanners href={reportPath(report.id)} />
          <div lang="en-NG" className="empty:hidden">
            <ReportMatches reportId={report.id} />
          </div>
          <StillMissing report={report} />
          {canChange && isMissing && (
            <div lang="en-NG" className="empty:hidden">
              <Suspense>
                <AssetContest
                  asset={{ id: report.assetId, name: report.name }}
                  onEdit={() =>
                    void openPath(withSearch(assetPath(report.assetId), { edit: true }))
                  }
                />
              </Suspense>
            </div>
          )}
          {canChange && <OwnerChecklist report={report} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {canChange && (
            <div className="flex flex-wrap gap-2 *:grow">
              {!isMissing && <ChangeStatus report={report} />}
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
          )}
          <ReportStatus report={report} />
          {canChange && isMissing && <AskForPush />}
          <Card className="grid gap-5">
            {report.description && (
              <p className="break-words whitespace-pre-line">{report.description}</p>
            )}
            {image && (
              <UploadedImage
                src={image}
                alt={fill(words.pictureOf, { name: report.name })}
                className="aspect-[4/3] max-h-96 w-full rounded-md border border-line"
              />
            )}
            <ReportFacts report={report} />
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {canChange && isMissing && <MakeStronger report={report} />}
          <Card flush>
            <ReportTimeline id={report.id} />
            <ReportLog id={report.id} />
            <EvidencePack id={report.id} />
          </Card>
        </div>
      </div>
    </>
  )
}

/** What the report still lacks, and what each part gains. Empty once nothing is missing. */
function MakeStronger({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords).stronger
  const { data: asset } = useQuery(assetQuery(report.assetId, useQueryClient()))
  if (!asset) return null
  const edit = { to: reportPath(report.id), search: { edit: true } } as const
  const receipt = { to: assetPath(asset.id), search: { edit: true } } as const
  const missing = [
    {
      text: words.whenAndWhere,
      isMissing: !report.lastSeenDate || !(report.state || report.location),
      link: edit,
    },
    { text: words.receipt, isMissing: !asset.receiptUrl, link: receipt },
    { text: words.picture, isMissing: !report.imageUrl && !asset.imageUrl, link: edit },
    { text: words.description, isMissing: report.description === '', link: edit },
  ].filter(({ isMissing }) => isMissing)
  if (missing.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl">{words.title}</h2>
      <ul className="mt-2 grid divide-y divide-line">
        {missing.map(({ text, link }) => (
          <li key={text} className="flex items-center justify-between gap-4 py-2">
            {text}
            <ButtonLink {...link} variant="secondary">
              {words.add}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ReportFacts({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const dates = useDates()
  // What is back was missing before.
  const isFind = report.status === 'Found' && report.outcome !== 'recovered'
  const facts = [
    [isFind ? words.foundOn : words.lastSeen, whenSeen(dates, report)],
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
        <a href={assetPath(report.assetId)} className="text-link">
          {report.name}
        </a>
      </Fact>
    </Facts>
  )
}

/** The identifiers that the police, the network and the insurer ask for. */
function ReportIdentifiers({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const { data: asset } = useQuery(assetQuery(report.assetId, useQueryClient()))
  const identifiers = asset ? assetIdentifiersOf(asset) : []
  if (identifiers.length === 0) return null
  return (
    <dl aria-label={words.numbers} className="grid gap-2 rounded-md bg-sunken px-4 py-3">
      {identifiers.map(({ label, value, plain }) => (
        <div key={label} className="items-center gap-x-3 sm:flex">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex items-center gap-1">
            <Identifier value={value} className="font-semibold" />
            <CopyButton text={plain} name={label} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Explains a report's status to its owner, and where it is on its way. */
function ReportStatus({ report }: { report: ReportRecord }) {
  const { stages, progress, newReport } = useWords('reportWords', reportWords)
  const isMissing = isOpen(report.stage) && report.status !== 'Found'
  const isLossOver = !isMissing && (report.status !== 'Found' || report.outcome === 'recovered')
  const { data } = useQuery({ ...ownershipQuery(report.assetId), enabled: isMissing })
  return (
    <Card>
      <h2 className="text-xl">{progress.title}</h2>
      {isMissing && (
        <>
          <ReportProgress report={report} />
          {/* Below the step that it ends. */}
          <div className="mt-3 ps-8">
            <ChangeStatus report={report} />
          </div>
        </>
      )}
      {/* While two people claim the number, checks say that; `AssetContest` tells it. */}
      {!data?.contest && <p className="mt-4">{statusMessage(stages, report)}</p>}
      {report.outcome === 'refused' && (
        <p className="mt-4">
          <ButtonLink to={paths.newReport} search={{ asset: report.assetId }}>
            {newReport}
          </ButtonLink>
        </p>
      )}
      {report.outcome === 'recovered' && <BackWithYou report={report} />}
      {isLossOver && <ReportProgress report={report} />}
    </Card>
  )
}

/** What is due now that the item is back. */
function BackWithYou({ report }: { report: ReportRecord }) {
  const { backWithYou } = useWords('reportWords', reportWords)
  const { data: asset } = useQuery(assetQuery(report.assetId, useQueryClient()))
  const due = asset ? dueOnceBack(assetKindOf(asset)) : []
  return (
    <section className="mt-4">
      <h3 className="text-base">{backWithYou.title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm marker:text-muted">
        {due.map((what) => (
          <li key={what}>{backWithYou[what]}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{backWithYou.public}</p>
    </section>
  )
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

/** Asks whether the item is still missing, until the owner answers here or by the reminder mail. */
function StillMissing({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords).stillMissing
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call('PATCH /reports/{id}', { id: report.id, stillMissing: true }),
    onSuccess: async ({ data }) => {
      await cacheReportData(queryClient, data)
      void showToast('success', words.done)
    },
    onError: (error) => showToast('error', error.message),
  })
  if (!report.confirmationDue) return null
  return (
    <section
      aria-label={fill(words.question, { name: report.name })}
      className="grid gap-3 rounded-md border-s-4 border-marigold bg-marigold-soft px-4 py-3"
    >
      <div className="flex gap-3">
        <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {fill(words.question, { name: report.name })}
          </p>
          <p className="text-sm">{words.why}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {words.still}
        </Button>
        <ChangeStatus report={report} label={words.back} />
      </div>
    </section>
  )
}
