import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LayoutList, type LucideIcon, Package, ScrollText, UsersRound } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { QueuePanel } from './QueuePanel.tsx'
import { type Stats, trendsQuery } from './queries.ts'

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

interface StatCard {
  label: string
  value: number
  to: string
  search?: object
  /** What is counted, if the label does not name it. */
  about?: string
  icon: LucideIcon
}

const numbers = new Intl.NumberFormat('en-NG')

/** The four totals of the admin home page; each links to its list. */
function StatCards({ stats }: { stats: Stats }) {
  const cards: StatCard[] = [
    {
      label: adminOverviewWords.totalUsers,
      value: stats.totalUsers,
      to: paths.adminUsers,
      icon: UsersRound,
    },
    // Without a status the list shows pending reports only.
    {
      label: adminOverviewWords.totalItems,
      value: stats.totalItems,
      to: paths.adminItems,
      search: { status: 'all' },
      icon: LayoutList,
    },
    {
      label: adminOverviewWords.totalAssets,
      value: stats.totalAssets,
      to: paths.adminAssets,
      icon: Package,
    },
    {
      label: adminOverviewWords.recentActivities,
      value: stats.activitiesToday,
      about: adminOverviewWords.inOneDay,
      to: paths.adminLogs,
      icon: ScrollText,
    },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map(({ label, value, to, search, about, icon: Icon }) => (
        <li key={label}>
          <Link
            to={to}
            {...(search && { search })}
            className={`${cardStyle} flex h-full flex-wrap items-center justify-between gap-x-3 px-4 py-3 transition-colors hover:border-line-strong`}
          >
            <span className="flex items-center gap-2 text-sm text-muted">
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </span>
            <span className="text-xl font-semibold tabular-nums">
              {numbers.format(value)}
              {about && <span className="ms-2 text-sm font-normal text-muted">{about}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

// Loaded while the data loads.
const loadPlots = () => import('./Plots.tsx')
const Plots = lazyComponent(loadPlots, 'Plots')

const periods = ['30', '90', '365'] as const
type Period = (typeof periods)[number]
const periodLabels = {
  '30': adminOverviewWords.last30Days,
  '90': adminOverviewWords.last90Days,
  '365': adminOverviewWords.lastYear,
} as const

/** Trends of the last days, as plots and numbers. */
function TrendPlots() {
  const [period, setPeriod] = useState<Period>('30')
  const query = useQuery(trendsQuery(Number(period)))

  useEffect(() => void Promise.allSettled([loadPlots()]), [])

  return (
    <section aria-label={adminOverviewWords.trends} className="grid gap-4">
      <FilterChoice
        legend={adminOverviewWords.periodFilter}
        choices={periods}
        chosen={period}
        onChoose={setPeriod}
        labels={periodLabels}
      />
      <QueryBoundary query={query} skeleton={<PlotsSkeleton />}>
        {(trends) => (
          <Suspense fallback={<PlotsSkeleton />}>
            <Plots trends={trends} />
          </Suspense>
        )}
      </QueryBoundary>
    </section>
  )
}

const plots = ['reports', 'rate', 'lookups', 'states']

function PlotsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {plots.map((plot) => (
        <Skeleton key={plot} className="h-80 w-full rounded-lg" />
      ))}
    </div>
  )
}
