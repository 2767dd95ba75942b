import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { fill } from '../../../locales/texts.ts'
import { momentOf } from '../../shell/dates.ts'
import { keepLastScreen, lastScreenOf } from '../../shell/loading/last-screen.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useUser } from '../../shell/user-context.ts'
import { type Stats, statsQuery } from '../queries.ts'
import { Overview } from './Overview.tsx'

/** What this screen shows again before the server has answered: counts, and nobody's name. */
interface Shown {
  stats: Stats
}

const isShown = ({ stats }: Partial<Shown>) => Array.isArray(stats?.queues)

const asOf = (at: number) => fill(adminOverviewWords.asOf, { when: momentOf(at) })

/** The open tasks of staff, totals, trends and recent activities. */
export function AdminHome() {
  const { id: userId } = useUser()
  const [last] = useState(() => lastScreenOf(userId, isShown))
  const stats = useQuery({ ...statsQuery, ...(last && { placeholderData: last.stats }) })
  const isOld = stats.isPlaceholderData
  useEffect(() => {
    if (!stats.data || isOld) return
    const shown: Shown = { stats: { ...stats.data, recentActivities: [] } }
    keepLastScreen({ userId, at: Date.now(), ...shown })
  }, [userId, isOld, stats.data])
  return (
    <>
      <ScreenHeader
        title={adminOverviewWords.dashboard}
        action={
          // Beside the title on a phone too, so that nothing moves when it goes.
          <p
            data-as-of={asOf(stats.dataUpdatedAt)}
            className="max-w-36 text-end text-xs leading-4 text-muted sm:max-w-none sm:text-sm"
          >
            {isOld && last && asOf(last.at)}
          </p>
        }
      />
      <QueryBoundary query={stats} skeleton={<ScreenSkeleton />}>
        {(data) => <Overview stats={data} isOld={isOld} />}
      </QueryBoundary>
    </>
  )
}
