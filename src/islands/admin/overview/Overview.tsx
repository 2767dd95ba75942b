import { Suspense } from 'react'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueuePanel } from './QueuePanel.tsx'
import type { Stats } from './queries.ts'
import { StatCards } from './StatCards.tsx'
import { TrendPlots } from './TrendPlots.tsx'

// Loaded on demand: below the queue, or for new staff only.
const GettingStarted = lazyComponent(() => import('./GettingStarted.tsx'), 'GettingStarted')
const RecentActivities = lazyComponent(() => import('./RecentActivities.tsx'), 'RecentActivities')

export function Overview({ stats }: { stats: Stats }) {
  const items = stats.queues.find(({ kind }) => kind === 'pending-items')?.count ?? 0
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 xl:flex">
        <QueuePanel queues={stats.queues} />
        <Suspense>
          <GettingStarted items={items} />
        </Suspense>
      </div>
      <StatCards stats={stats} />
      <TrendPlots />
      <Suspense>
        <RecentActivities activities={stats.recentActivities} />
      </Suspense>
    </div>
  )
}
