import { GettingStarted } from './GettingStarted.tsx'
import { QueuePanel } from './QueuePanel.tsx'
import type { Stats } from './queries.ts'
import { RecentActivities } from './RecentActivities.tsx'
import { StatCards } from './StatCards.tsx'
import { TrendPlots } from './TrendPlots.tsx'

export function Overview({ stats }: { stats: Stats }) {
  const items = stats.queues.find(({ kind }) => kind === 'pending-items')?.count ?? 0
  return (
    <div className="grid gap-5">
      <QueuePanel queues={stats.queues} />
      <GettingStarted items={items} />
      <StatCards stats={stats} />
      <TrendPlots />
      <RecentActivities activities={stats.recentActivities} />
    </div>
  )
}
