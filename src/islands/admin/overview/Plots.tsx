import { Bars } from './Bars.tsx'
import { Plot } from './Plot.tsx'
import type { DayTrend, Trends } from './queries.ts'
import { RateLine } from './RateLine.tsx'
import { StateBars } from './StateBars.tsx'
import { recoveryRate, shortDay, shownRate } from './trend-sums.ts'

export function Plots({ trends: { days, states } }: { trends: Trends }) {
  const sum = (of: keyof Omit<DayTrend, 'day'>) => days.reduce((all, day) => all + day[of], 0)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Plot
        title="Reports per day"
        summary={`${sum('lost')} lost, ${sum('stolen')} stolen, ${sum('found')} found`}
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
        summary={`${sum('recovered')} of ${sum('lost') + sum('stolen')} reported lost or stolen are marked as found: ${shownRate(recoveryRate(days))}`}
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
        summary={`${sum('lookups')} lookups`}
        heads={['Day', 'Checks']}
        rows={days.map(({ day, lookups }) => [shortDay(day), lookups])}
      >
        <Bars days={days} series={[{ label: 'Checks', of: 'lookups', fill: 'fill-brand' }]} />
      </Plot>
      <Plot
        title="Top states"
        summary={states.length > 0 ? 'Where most was reported' : 'No report names a state yet'}
        heads={['State', 'Reports']}
        rows={states.map(({ state, reports }) => [state, reports])}
      >
        <StateBars states={states} />
      </Plot>
    </div>
  )
}
