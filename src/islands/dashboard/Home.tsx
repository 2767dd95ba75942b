import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { fill } from '../../locales/texts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { optionalPart } from '../shell/loading/lazy-component.ts'
import { IconLink, TextLink } from '../shell/nav/links.tsx'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useUser } from '../shell/user-context.ts'
import { useWords } from '../words/use-words.ts'
import { tasksQuery } from './notifications/queries.ts'
import { reportsQuery } from './queries.ts'
import { NoReports } from './reports/NoReports.tsx'
import { ReportGridSkeleton } from './reports/ReportGridSkeleton.tsx'

// Loaded on demand: the first screen shows the reports without it.
const SearchAssets = optionalPart(
  async () => (await import('./assets/SearchAssets.tsx')).SearchAssets,
)

// Loaded on demand, because it usually shows nothing.
const QueuedReports = optionalPart(
  async () => (await import('./offline/QueuedReports.tsx')).QueuedReports,
)

// Loaded on demand: often nothing waits.
const NeedsYou = optionalPart(async () => (await import('./notifications/NeedsYou.tsx')).NeedsYou)

// Loaded on demand: shown after a failure only.
const NeedsYouFailed = optionalPart(
  async () => (await import('./notifications/NeedsYou.tsx')).NeedsYouFailed,
)

// Loaded on demand: only new users see it.
const FirstSteps = optionalPart(async () => (await import('./FirstSteps.tsx')).FirstSteps)

// Loads in parallel with the reports, because both are needed. If it fails, `lazy` tries again.
const loadGrid = async () => ({ default: (await import('./reports/ReportGrid.tsx')).ReportGrid })
void loadGrid().catch(() => {})
const ReportGrid = lazy(loadGrid)

// Loaded on demand: it is below the reports.
const LanguageChoice = optionalPart(
  async () => (await import('../users/LanguageChoice.tsx')).LanguageChoice,
)

/** The number of reports that are visible without a button for more. */
const oneRow = 3

export function Home() {
  const home = useWords('homeWords', homeWords)
  const { firstName } = useUser()
  const reports = useQuery(reportsQuery)
  const tasks = useQuery(tasksQuery)

  return (
    <>
      <ScreenHeader
        title={fill(home.hello, { firstName })}
        tabTitle={home.dashboard}
        action={<IconLink to={paths.newReport} icon={Megaphone} text={home.report} size="lg" />}
      />
      {tasks.data && tasks.data.length > 0 && (
        <Suspense fallback={<Skeleton className="mb-8 h-40 w-full rounded-lg" />}>
          <NeedsYou tasks={tasks.data} />
        </Suspense>
      )}
      {tasks.isError && !tasks.data && (
        <Suspense>
          <NeedsYouFailed busy={tasks.isFetching} onRetry={() => void tasks.refetch()} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-14 w-full rounded-md" />}>
        <SearchAssets />
      </Suspense>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-6 text-sm">
        <TextLink to={paths.newFind}>{home.foundSomething}</TextLink>
        <TextLink to={paths.verifyBatch}>{home.checkMany}</TextLink>
      </p>
      <Suspense>
        <QueuedReports />
        {reports.data?.length === 0 && <FirstSteps />}
      </Suspense>
      <section aria-labelledby="recent-reports">
        <h2 id="recent-reports" className="mb-4 text-xl">
          {home.recentReports}
        </h2>
        <QueryBoundary query={reports} skeleton={<ReportGridSkeleton compact />}>
          {(all) =>
            all.length === 0 ? (
              <NoReports />
            ) : (
              <>
                <Suspense fallback={<ReportGridSkeleton compact />}>
                  <ReportGrid name="home" reports={all} compact />
                </Suspense>
                {all.length > oneRow && (
                  <div className="mt-8 text-center">
                    <ButtonLink to={paths.reports} variant="secondary">
                      {home.loadMore}
                    </ButtonLink>
                  </div>
                )}
              </>
            )
          }
        </QueryBoundary>
      </section>
      <Suspense>
        <div className="mt-12">
          <LanguageChoice short />
        </div>
      </Suspense>
    </>
  )
}
