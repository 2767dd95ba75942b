import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import LayoutList from 'lucide-react/icons/layout-list'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import UsersRound from 'lucide-react/icons/users-round'
import { Suspense, useId, useState } from 'react'
import type { LogRecord } from '../../../api/activity/logs.ts'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cardStyle } from '../../../ui/card-style.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { twoFactorQuery } from '../../auth/queries.ts'
import { FilterChoice } from '../../forms/FilterChoice.tsx'
import { paths } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { afterFirstContent } from '../../shell/loading/first-content.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { withSearch } from '../../shell/routing/navigation.ts'
import { useUser } from '../../shell/user-context.ts'
import { nobodyOf } from '../activity/labels.ts'
import { ActionBadge, Subject } from '../activity/Subject.tsx'
import { type Stats, trendsQuery } from '../queries.ts'
import { $tablePreferences, saveTablePreferences } from '../table/view/preferences.ts'
import { QueuePanel } from './QueuePanel.tsx'

/** Old counts come without the activities. */
export function Overview({ stats, isOld }: { stats: Stats; isOld: boolean }) {
  return (
    <div className="grid gap-5">
      <QueuePanel queues={stats.queues} />
      <GettingStarted />
      <StatCards stats={stats} />
      <div data-not-kept className="grid gap-5">
        <TrendPlots />
        {isOld ? (
          <Skeleton className="h-80 w-full rounded-lg" />
        ) : (
          <RecentActivities activities={stats.recentActivities} />
        )}
      </div>
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
      to: withSearch(paths.adminItems, { status: 'all' }),
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
      {cards.map(({ label, value, to, about, icon: Icon }) => (
        <li key={label}>
          <a
            href={to}
            className={`${cardStyle} grid h-full content-between px-4 py-3 transition-colors hover:border-line-strong`}
          >
            <span className="flex items-center gap-2 text-sm text-muted">
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </span>
            <span className="text-xl font-semibold tabular-nums">
              {numbers.format(value)}
              {about && <span className="ms-2 text-xs font-normal text-muted">{about}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Plots = lazyComponent(() => afterFirstContent(() => import('./Plots.tsx')), 'Plots')

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
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {adminOverviewWords.trends}
        </h2>
        <FilterChoice
          legend={adminOverviewWords.periodFilter}
          choices={periods}
          chosen={period}
          onChoose={setPeriod}
          labels={periodLabels}
        />
      </div>
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

/** The first steps of a new admin, until the admin hides them. */
function GettingStarted() {
  const { role } = useUser()
  const { isStarted } = useStore($tablePreferences)
  const { data } = useQuery(twoFactorQuery)
  if (isStarted || !data) return null
  const isSafe = data.since !== null || data.passkeys > 0
  const steps = [
    { text: adminOverviewWords.stepFactor, to: paths.adminSecurity, isDone: isSafe },
    ...(role === 'super-admin'
      ? [{ text: adminOverviewWords.stepColleague, to: paths.adminNewUser, isDone: false }]
      : []),
  ]
  return (
    <Card className="relative flex flex-wrap items-center gap-x-6">
      <h2 className="text-lg">{adminOverviewWords.firstSteps}</h2>
      <ol className="grid grow gap-x-6 text-sm sm:flex sm:flex-wrap max-sm:basis-full">
        {steps.map(({ text, to, isDone }) => (
          <li key={text} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-found" />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" />
            )}
            {isDone ? (
              <span>
                {text}
                <span className="sr-only"> ({adminOverviewWords.stepDone})</span>
              </span>
            ) : (
              <a href={to} className="text-link py-2.5">
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        onClick={() => saveTablePreferences({ isStarted: true })}
        className="-me-4 max-sm:absolute max-sm:end-6 max-sm:top-2.5"
      >
        {adminOverviewWords.hideSteps}
      </Button>
    </Card>
  )
}

function RecentActivities({ activities }: { activities: readonly LogRecord[] }) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{adminOverviewWords.recentActivities}</h2>
        <a href={paths.adminLogs} className="text-link inline-flex min-h-11 items-center text-sm">
          {adminOverviewWords.allActivityLogs}
        </a>
      </div>
      {activities.length === 0 && (
        <p className="text-muted">{adminOverviewWords.activitiesEmpty}</p>
      )}
      <ul className="grid divide-y divide-line">
        {activities.map((entry) => (
          <li
            key={entry.id}
            className="grid items-center gap-x-3 py-2 text-sm md:grid-cols-[minmax(0,12rem)_6rem_minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 truncate font-semibold">
              {entry.user?.name ?? nobodyOf(entry)}
            </span>
            <span className="flex min-w-0 items-center gap-2 md:contents">
              <span>
                <ActionBadge action={entry.action} />
              </span>
              <span className="min-w-0">
                <Subject entry={entry} />
              </span>
            </span>
            <time
              dateTime={new Date(entry.timestamp).toISOString()}
              className="text-xs text-muted tabular-nums md:text-sm"
            >
              {momentOf(entry.timestamp)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
