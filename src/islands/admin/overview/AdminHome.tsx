import { useQuery } from '@tanstack/react-query'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { statsQuery } from '../queries.ts'
import { Overview } from './Overview.tsx'

/** The open tasks of staff, totals, trends and recent activities. */
export function AdminHome() {
  const stats = useQuery(statsQuery)
  return (
    <>
      <ScreenHeader title={adminOverviewWords.dashboard} />
      <QueryBoundary query={stats} skeleton={<ScreenSkeleton />}>
        {(data) => <Overview stats={data} />}
      </QueryBoundary>
    </>
  )
}
