import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
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
        title={adminOverviewWords.reportsPerDay}
        summary={`${sum('lost')} lost, ${sum('stolen')} stolen, ${sum('found')} found`}
        heads={[
          adminOverviewWords.day,
          adminOverviewWords.lost,
          adminOverviewWords.stolen,
          adminOverviewWords.found,
        ]}
        rows={days.map(({ day, lost, stolen, found }) => [shortDay(day), lost, stolen, found])}
      >
        <Bars
          days={days}
          series={[
            { label: adminOverviewWords.lost, of: 'lost', fill: 'fill-lost' },
            { label: adminOverviewWords.stolen, of: 'stolen', fill: 'fill-stolen' },
            { label: adminOverviewWords.found, of: 'found', fill: 'fill-found' },
          ]}
        />
      </Plot>
      <Plot
        title={adminOverviewWords.recoveryRate}
        summary={`${sum('recovered')} of ${sum('lost') + sum('stolen')} reported lost or stolen are marked as found: ${shownRate(recoveryRate(days))}`}
        heads={[
          adminOverviewWords.reportedOn,
          adminOverviewWords.lostOrStolen,
          adminOverviewWords.foundSince,
          adminOverviewWords.rate,
        ]}
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
        title={adminOverviewWords.checksPerDay}
        summary={`${sum('lookups')} lookups`}
        heads={[adminOverviewWords.day, adminOverviewWords.checks]}
        rows={days.map(({ day, lookups }) => [shortDay(day), lookups])}
      >
        <Bars
          days={days}
          series={[{ label: adminOverviewWords.checks, of: 'lookups', fill: 'fill-brand' }]}
        />
      </Plot>
      <Plot
        title={adminOverviewWords.topStates}
        summary={
          states.length > 0 ? adminOverviewWords.whereMostWas : adminOverviewWords.noReportNames
        }
        heads={[adminOverviewWords.state, adminOverviewWords.reports]}
        rows={states.map(({ state, reports }) => [state, reports])}
      >
        <StateBars states={states} />
      </Plot>
    </div>
  )
}
