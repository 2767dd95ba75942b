import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { fill } from '../../locales/texts.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useUser } from '../shell/user-context.ts'
import { SearchAssets } from './assets/SearchAssets.tsx'
import { reportsQuery } from './queries.ts'
import { NoReports } from './reports/NoReports.tsx'
import { ReportGrid, ReportGridSkeleton } from './reports/ReportGrid.tsx'

// Loaded on demand, because it usually shows nothing.
const QueuedReports = lazy(async () => ({
  default: (await import('./offline/QueuedReports.tsx')).QueuedReports,
}))

export function Home() {
  const { firstName } = useUser()
  const reports = useQuery(reportsQuery)

  return (
    <>
      <ScreenHeader
        title={fill(homeWords.hello, { firstName })}
        tabTitle={homeWords.dashboard}
        action={
          <ButtonLink to={paths.newReport} size="lg">
            <Megaphone aria-hidden="true" />
            {homeWords.report}
          </ButtonLink>
        }
      >
        {homeWords.about}
      </ScreenHeader>
      <SearchAssets />
      <Link
        to={paths.verifyBatch}
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >
        {homeWords.buying}
      </Link>
      <div className="mt-8">
        <Suspense>
          <QueuedReports />
        </Suspense>
      </div>
      <section aria-labelledby="recent-reports">
        <h2 id="recent-reports" className="mb-4 text-xl">
          {homeWords.recentReports}
        </h2>
        <QueryBoundary query={reports} skeleton={<ReportGridSkeleton />}>
          {(all) =>
            all.length === 0 ? (
              <NoReports />
            ) : (
              <>
                <ReportGrid name="home" reports={all} />
                <div className="mt-8 text-center">
                  <ButtonLink to={paths.reports} variant="secondary">
                    {homeWords.allReports}
                  </ButtonLink>
                </div>
              </>
            )
          }
        </QueryBoundary>
      </section>
    </>
  )
}
