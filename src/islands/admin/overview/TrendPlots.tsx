import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { trendsQuery } from './queries.ts'

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
export function TrendPlots() {
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
