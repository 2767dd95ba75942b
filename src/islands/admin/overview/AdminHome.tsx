import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { statsQuery } from './queries.ts'

// Loaded together with the figures that it shows.
const loadOverview = () => import('./Overview.tsx')
const Overview = lazyComponent(loadOverview, 'Overview')

/** The open tasks of staff, totals, trends and recent activities. */
export function AdminHome() {
  const stats = useQuery(statsQuery)
  useEffect(() => void Promise.allSettled([loadOverview()]), [])
  return (
    <>
      <ScreenHeader title={adminOverviewWords.dashboard} />
      <QueryBoundary query={stats} skeleton={<ScreenSkeleton />}>
        {(data) => (
          <Suspense fallback={<ScreenSkeleton />}>
            <Overview stats={data} />
          </Suspense>
        )}
      </QueryBoundary>
    </>
  )
}
