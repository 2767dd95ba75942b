import { useQuery, useQueryClient } from '@tanstack/react-query'
import Megaphone from 'lucide-react/icons/megaphone'
import { Suspense, useEffect, useState } from 'react'
import type { TaskRecord } from '../../api/notifications/notifications.ts'
import type { ReportRecord } from '../../api/reports/report-record.ts'
import { isNameKnown } from '../../domain/users/emails.ts'
import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchCombobox } from '../forms/SearchCombobox.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { keepLastScreen, lastScreenOf } from '../shell/loading/last-screen.ts'
import { lazyComponent, optionalPart } from '../shell/loading/lazy-component.ts'
import { IconLink, TextLink } from '../shell/nav/links.tsx'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import { useUser } from '../shell/user-context.ts'
import { useDates } from '../words/use-dates.ts'
import { useWords } from '../words/use-words.ts'
import { NeedsYou, NeedsYouFailed } from './notifications/NeedsYou.tsx'
import { tasksQuery } from './notifications/queries.ts'
import { assetSearchQuery, reportsQuery } from './queries.ts'
import { NoReports } from './reports/NoReports.tsx'
import { ReportGrid } from './reports/ReportGrid.tsx'
import { ReportGridSkeleton } from './reports/ReportSkeletons.tsx'

const loadResults = () => import('./assets/AssetSearchResults.tsx')
const AssetSearchResults = lazyComponent(loadResults, 'AssetSearchResults')

// Loaded on demand, because it usually shows nothing.
const QueuedReports = optionalPart(
  async () => (await import('./offline/QueuedReports.tsx')).QueuedReports,
)

// Loaded on demand: the reports are above it, if there are any.
const UnreportedAssets = optionalPart(
  async () => (await import('./assets/UnreportedAssets.tsx')).UnreportedAssets,
)

/** What this screen shows again before the server has answered. */
interface Shown {
  reports: ReportRecord[]
  tasks: TaskRecord[]
}

const isShown = ({ reports, tasks }: Partial<Shown>) =>
  Array.isArray(reports) && Array.isArray(tasks)

/** As many as the list shows at first. */
const maxKept = 24

/** The number of reports that are visible without a button for more. */
const oneRow = 3

export function Home() {
  const home = useWords('homeWords', homeWords)
  const user = useUser()
  const { id: userId, firstName, business } = user
  const dates = useDates()
  const { tryAgain } = useSharedWords()
  const client = useQueryClient()
  const [last] = useState(() => lastScreenOf(userId, isShown))
  const reports = useQuery({ ...reportsQuery, ...(last && { placeholderData: last.reports }) })
  const tasks = useQuery({ ...tasksQuery, ...(last && { placeholderData: last.tasks }) })

  const isFresh = reports.isSuccess && tasks.isSuccess
  // An error of the line takes away nothing that is known.
  const isFailed = last !== null && (!reports.data || !tasks.data)
  const isOld = reports.isPlaceholderData || tasks.isPlaceholderData || isFailed
  const knownTasks = tasks.data ?? last?.tasks
  useEffect(() => {
    if (!isFresh || isOld) return
    const shown: Shown = { reports: reports.data.slice(0, maxKept), tasks: tasks.data }
    keepLastScreen({ userId, at: Date.now(), ...shown })
  }, [userId, isFresh, isOld, reports.data, tasks.data])

  const known = reports.data ?? last?.reports

  const asOf = (at: number) => fill(home.asOf, { when: dates.momentOf(at) })

  const list = (all: readonly ReportRecord[]) =>
    all.length === 0 ? (
      <NoReports compact />
    ) : (
      <>
        <ReportGrid name="home" reports={all} compact />
        {all.length > oneRow && (
          <div className="mt-8 text-center">
            <ButtonLink to={paths.reports} variant="secondary">
              {home.loadMore}
            </ButtonLink>
          </div>
        )}
      </>
    )

  return (
    <>
      <ScreenHeader
        title={isNameKnown(user) ? fill(home.hello, { firstName }) : home.helloWithoutName}
        tabTitle={home.dashboard}
        action={
          <div className="grid grow grid-cols-[auto_1fr] gap-2 sm:flex sm:grow-0">
            <IconLink
              to={paths.newReport}
              icon={Megaphone}
              text={home.report}
              // The first of the steps has the filled button.
              variant={known?.length === 0 ? 'secondary' : 'primary'}
            />
            <ButtonLink to={paths.newFind} variant="secondary">
              {home.foundSomething}
            </ButtonLink>
          </div>
        }
      />
      <SearchCombobox
        label={home.searchLabel}
        placeholder={home.searchHint}
        queryOf={assetSearchQuery}
        Results={AssetSearchResults}
        preload={loadResults}
        size="screen"
      />
      <p className="mt-1 mb-4 flex flex-wrap gap-x-5 text-sm">
        <TextLink to={paths.search}>{home.checkFirst}</TextLink>
        {business?.status === 'verified' && (
          <TextLink to={paths.saleReceipt}>{home.makeReceipt}</TextLink>
        )}
        {business?.status === 'pending' && (
          <TextLink to={paths.merchants}>{home.businessWaits}</TextLink>
        )}
      </p>
      {knownTasks && knownTasks.length > 0 && <NeedsYou tasks={knownTasks} />}
      {tasks.isError && !knownTasks && (
        <NeedsYouFailed busy={tasks.isFetching} onRetry={() => void tasks.refetch()} />
      )}
      <Suspense>
        <QueuedReports />
        {reports.data?.length === 0 && <UnreportedAssets reports={reports.data} />}
      </Suspense>
      <section aria-labelledby="recent-reports">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="recent-reports" className="text-xl">
            {home.recentReports}
          </h2>
          <p data-as-of={asOf(reports.dataUpdatedAt)} className="text-sm text-muted">
            {isOld && last && asOf(last.at)}
          </p>
          {isFailed && reports.isError && (
            <Button
              variant="quiet"
              busy={reports.isFetching}
              onClick={() => void client.refetchQueries({ type: 'active' })}
            >
              {tryAgain}
            </Button>
          )}
        </div>
        {!reports.data && last ? (
          list(last.reports)
        ) : (
          <QueryBoundary query={reports} skeleton={<ReportGridSkeleton compact />}>
            {list}
          </QueryBoundary>
        )}
      </section>
      <Suspense>
        {reports.data && reports.data.length > 0 && <UnreportedAssets reports={reports.data} />}
      </Suspense>
    </>
  )
}
