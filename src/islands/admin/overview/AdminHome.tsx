import { useQuery } from '@tanstack/react-query'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { statsQuery } from './queries.ts'
import { RecentActivities } from './RecentActivities.tsx'
import { StatCards } from './StatCards.tsx'
import { TrendPlots } from './TrendPlots.tsx'

/** Totals, recent activities and trends. */
export function AdminHome() {
  const stats = useQuery(statsQuery)
  return (
    <>
      <ScreenHeader title={adminOverviewWords.dashboard} />
      <QueryBoundary query={stats} skeleton={<ScreenSkeleton />}>
        {(data) => (
          <div className="grid gap-6">
            <StatCards stats={data} />
            <TrendPlots />
            <RecentActivities activities={data.recentActivities} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
