import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { FilterChoice } from '../FilterChoice.tsx'
import { Bars } from './Bars.tsx'
import { Plot } from './Plot.tsx'
import { type DayTrend, type Trends, trendsQuery } from './queries.ts'
import { RateLine } from './RateLine.tsx'
import { StateBars } from './StateBars.tsx'
import { recoveryRate, shortDay, shownRate } from './trend-sums.ts'

const periods = ['30', '90', '365'] as const
type Period = (typeof periods)[number]
const words = { '30': '30 days', '90': '90 days', '365': '1 year' } as const

/** How the last days went, drawn and as numbers. */
export function TrendPlots() {
  const [period, setPeriod] = useState<Period>('30')
  const query = useQuery(trendsQuery(Number(period)))
  return (
    <section aria-label="Trends" className="grid gap-4">
      <FilterChoice
        legend="Show the last"
        choices={periods}
        chosen={period}
        onChoose={setPeriod}
        words={words}
      />
      <Loaded query={query} skeleton={<PlotsSkeleton />}>
        {(trends) => <Plots trends={trends} />}
      </Loaded>
    </section>
  )
}

function Plots({ trends: { days, states } }: { trends: Trends }) {
  const sum = (of: keyof Omit<DayTrend, 'day'>) => days.reduce((all, day) => all + day[of], 0)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Plot
        title="Reports per day"
        says={`${sum('lost')} lost, ${sum('stolen')} stolen, ${sum('found')} found`}
        heads={['Day', 'Lost', 'Stolen', 'Found']}
        rows={days.map(({ day, lost, stolen, found }) => [shortDay(day), lost, stolen, found])}
      >
        <Bars
          days={days}
          series={[
            { label: 'Lost', of: 'lost', fill: 'fill-lost' },
            { label: 'Stolen', of: 'stolen', fill: 'fill-stolen' },
            { label: 'Found', of: 'found', fill: 'fill-found' },
          ]}
        />
      </Plot>
      <Plot
        title="Recovery rate"
        says={`${sum('recovered')} of ${sum('lost') + sum('stolen')} reported lost or stolen are marked as found: ${shownRate(recoveryRate(days))}`}
        heads={['Reported on', 'Lost or stolen', 'Found since', 'Rate']}
        rows={days.map((day) => [
          shortDay(day.day),
          day.lost + day.stolen,
          day.recovered,
          shownRate(recoveryRate([day])),
        ])}
      >
        <RateLine days={days} />
      </Plot>
      <Plot
        title="Checks per day"
        says={`${sum('checks')} look-ups of a number`}
        heads={['Day', 'Checks']}
        rows={days.map(({ day, checks }) => [shortDay(day), checks])}
      >
        <Bars days={days} series={[{ label: 'Checks', of: 'checks', fill: 'fill-brand' }]} />
      </Plot>
      <Plot
        title="Top states"
        says={states.length > 0 ? 'Where most was reported' : 'No report names a state yet'}
        heads={['State', 'Reports']}
        rows={states.map(({ state, reports }) => [state, reports])}
      >
        <StateBars states={states} />
      </Plot>
    </div>
  )
}

const plots = ['reports', 'rate', 'checks', 'states']

function PlotsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {plots.map((plot) => (
        <Skeleton key={plot} className="h-80 w-full rounded-lg" />
      ))}
    </div>
  )
}
